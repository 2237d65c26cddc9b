"""Names that pass for others: words of the house in any of our languages, and letters of several alphabets in one word."""

import re
from unicodedata import combining, name, normalize

_SEEN_AS = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕ", "abekmhopctyxijs", strict=True)),  # Cyrillic
        **dict(zip("αβεικνορτυχ", "abeikvoptux", strict=True)),  # Greek
        **dict(zip("0134578|", "oieastbi", strict=True)),
        "l": "i",
        "ς": "c",
    }
)
"""To the letter that the eye takes it for, after case and accents are gone."""
_ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")

_HOUSE = (
    *("admin", "administrator", "moderator", "mod", "host", "server", "system", "root", "support", "staff"),
    *("updown", "official", "everybody", "nobody", "guest", "you", "deleted player", "bot"),
    *(
        "administrador",
        "administradora",
        "moderador",
        "moderadora",
        "servidor",
        "sistema",
        "suporte",
        "equipe",
    ),
    *("convidado", "você", "jogador excluído", "robô"),
    *("διαχειριστής", "διαχειρίστρια", "συντονιστής", "συντονίστρια", "διακομιστής", "σύστημα", "υποστήριξη"),
    *("επισκέπτης", "εσύ", "διαγραμμένος παίκτης", "μποτ"),
    *("админ", "администратор", "модератор", "сервер", "система", "поддержка", "гость", "вы", "ты"),
    *("удалённый игрок", "бот"),
)
"""Nobody is called so."""
_BOTS = ("bot", "robô", "μποτ", "бот")
"""How names of bots begin (`bot-name` in the locales)."""


def skeleton(text: str) -> str:
    """What the eye sees of it: two names with the same one are taken for each other."""
    letters = [letter for letter in normalize("NFKD", text).casefold() if not combining(letter)]
    return " ".join(re.findall(r"\w+", "".join(letters).translate(_SEEN_AS).replace("_", " ")))


_RESERVED = frozenset(map(skeleton, _HOUSE))
_OF_BOTS = frozenset(map(skeleton, _BOTS))


def is_reserved(text: str) -> bool:
    """Whether it reads as somebody of the house, or as a bot."""
    seen = skeleton(text)
    return seen in _RESERVED or seen.replace(" ", "") in _RESERVED or seen.partition(" ")[0] in _OF_BOTS


def mixes_alphabets(text: str) -> bool:
    """Whether a single word has letters of two alphabets that look alike."""
    return any(len(_alphabets(word)) > 1 for word in re.findall(r"[^\W\d_]+", text))


def _alphabets(word: str) -> set[str]:
    return {name(letter, "").partition(" ")[0] for letter in word}.intersection(_ALPHABETS)
