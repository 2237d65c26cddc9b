"""What is written and read out on a page, to find what was left in another language."""

import re

from playwright.sync_api import Page

LATIN_WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")

_ALL_TEXTS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder.closest('select.language, option[lang], kbd, code, noscript, script')) texts.push(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
}"""


def latin_words(page: Page, but: set[str]) -> set[str]:
    """Words in Latin letters on the page, without those that are the same in every language."""
    texts: list[str] = page.evaluate(_ALL_TEXTS)
    return {word for text in texts for word in LATIN_WORD.findall(text)} - but
