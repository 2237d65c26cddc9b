/* Random playouts of Up or Down? from states after the deal: games/up_or_down/fast_turns.py and fast_playouts.py
   in plain C.

   The state has the fields of the compiled twin's line of words (fast_layout.py tells what lies where), in its
   order, and keeps all of them up to date. Rules by number as in RULES.md.
*/

#include "chance.h"

enum { MOST_SEATS = 6, DOWN_ROOM = 74, UP_ROOM = 53, FACE_UP = 0, FACE_DOWN = 1, NO_PILE = 2 };

static const word IN_EACH = 0x010101010101;
static const word TOPS = 0x808080808080;
static const word SIX_BYTES = 0xFFFFFFFFFFFF;
static const word BOTH_HALVES = 0x100000001;
static const word TWO_OF_A_HAND = 0xFFFF00000000 | 0xFFFF;
static const word GIVE_UPS = 0x38;
enum { HIGH = 24, NOT_NEXT = 0x7F, DISCARD_COUNT = 48, ROW_LENGTH = 48, BEST_COLOUR = 56, FEW_BITS = 31 };

typedef struct {
    word hand, fits, rows[3], orders[9], discards[3];
} Seat;

typedef struct {
    word seats, turn, played, turns, circle, live[2], down, up;
    Seat seat[MOST_SEATS];
    word piles[DOWN_ROOM + UP_ROOM]; /* the face-down pile below the middle, the face-up pile from there on */
} Table;

typedef struct {
    word card, side, placement, pile;
} Choices;

/* How many cards of the circle are lower. */
static inline int gap(word circle, word card) {
    return 6 - count(((circle | TOPS) - card * IN_EACH) & TOPS);
}

/* The circle between its highest and its lowest once more (U7). */
static inline word ring(word circle) {
    return (word)((uint64_t)circle << 8 | (uint64_t)circle >> 40 | (uint64_t)circle << 56);
}

static inline word colour_byte(word card) {
    return 8 * (card - 1 - 6 * (((card - 1) * 43) >> 8));
}

static inline word points(word row) {
    return ((row >> ROW_LENGTH) & FEW_BITS) * (row >> BEST_COLOUR);
}

static inline word joined(word hand, word card, word known) {
    word held = (hand & 0xFFFF) + 0x7F7F;
    int lower = count(held & ~((hand | 0x8080) - card * 0x0101) & 0x8080);
    word below = (((word)1 << (8 * lower)) - 1) * BOTH_HALVES;
    return (hand & below) | ((hand & ~below) << 8) | ((card | (known << 32)) << (8 * lower));
}

static inline word without(word hand, word card) {
    word not_lower = ((hand | 0x808080) - card * 0x010101) & 0x808080;
    word below = (((not_lower & -not_lower) >> 7) - 1) * BOTH_HALVES;
    return (hand & below) | ((hand >> 8) & ~below & TWO_OF_A_HAND);
}

/* The top bits of those cards that go to slot A of `fits`. */
static inline word that_fit(word circle, word fits) {
    word above = (circle | TOPS) - ((fits & 0x7F) + 1) * IN_EACH;
    word under = ((127 * IN_EACH - circle) | TOPS) - (((fits >> HIGH) & 0x7F) + 1) * IN_EACH;
    return above & under & TOPS;
}

/* For each card of the circle a byte with its placements as bits (U9). */
static inline word places(word circle, word fits, word third_row) {
    return (that_fit(circle, fits) >> 7) | (that_fit(circle, fits >> 8) >> 6) | (that_fit(circle, fits >> 16) >> 5) |
           (third_row ? GIVE_UPS * IN_EACH : 0);
}

/* For each byte how many of its six bits are set. */
static inline word counts(word where) {
    word by_two = (where & (0x15 * IN_EACH)) + ((where >> 1) & (0x15 * IN_EACH));
    return (by_two & (3 * IN_EACH)) + ((by_two >> 2) & (3 * IN_EACH)) + ((by_two >> 4) & (3 * IN_EACH));
}

static inline word ways_of(word circle, word pairs, word card) {
    word ways = (pairs >> (8 * gap(circle, card))) & 0xFF;
    return card ? ways : 0;
}

/* Each legal action as likely. */
static inline Choices random_choices(const Table *s, const Seat *mine, Chance *rng) {
    word circle = s->circle, hand = mine->hand;
    word where = places(circle, mine->fits, mine->rows[2]);
    word ways = ring(counts(where));
    word pairs = ways + (ways >> 8);
    word first = hand & 0xFF, second = (hand >> 8) & 0xFF, third = (hand >> 16) & 0xFF;
    word of_first = ways_of(circle, pairs, first);
    word of_two = of_first + ways_of(circle, pairs, second);
    word of_all = of_two + ways_of(circle, pairs, third);
    int up = s->up > 0, down = s->down > 0; /* U10 */
    word pile = up ? FACE_UP : down ? FACE_DOWN : NO_PILE;
    word piles = up && down ? 2 : 1;
    word pick = below(rng, of_all * piles);
    if (piles == 2) {
        pile = pick & 1;
        pick >>= 1;
    }
    word card = pick < of_first ? first : pick < of_two ? second : third;
    pick -= pick < of_first ? 0 : pick < of_two ? of_first : of_two;
    int lane = gap(circle, card);
    word left = (ways >> (8 * lane)) & 0xFF;
    word side = pick >= left;
    pick -= left & -side;
    word placements = (ring(where) >> (8 * (lane + side))) & 63;
    return (Choices){card, side, nth(placements, pick), pile};
}

/* Plays the card into the circle and takes its neighbour out (U7, U8). */
static inline word take(Table *s, word card, word side) {
    word circle = s->circle;
    word lane = gap(circle, card) + side;
    word taken = (ring(circle) >> (8 * lane)) & 0xFF;
    if (lane == 0)
        circle = ((circle << 8) | card) & SIX_BYTES;
    else if (lane == 7)
        circle = (circle >> 8) | (card << 40);
    else
        circle ^= (taken ^ card) << (8 * lane - 8);
    s->circle = circle;
    s->live[taken >> 6] &= ~((word)1 << (taken & 63));
    return taken;
}

/* Moves the cards of a row onto the discards, in order; `given` is the row's word, or 0 for none. */
static inline word give_up(Seat *mine, word *order, word given, word fits) {
    word cards = (given >> ROW_LENGTH) & FEW_BITS;
    word discards = (fits >> DISCARD_COUNT) & FEW_BITS;
    uint64_t *pile = (uint64_t *)mine->discards + (discards >> 3);
    int shift = 8 * (discards & 7);
    uint64_t moved = (uint64_t)(order[0] & -(word)(cards > 0));
    order[0] ^= (word)moved;
    pile[0] |= moved << shift;
    pile[1] |= (moved >> 1) >> (63 - shift);
    for (word more = 1; more < (cards + 7) >> 3; more++) {
        moved = (uint64_t)order[more];
        order[more] = 0;
        pile[more] |= moved << shift;
        pile[more + 1] |= (moved >> 1) >> (63 - shift);
    }
    return fits + (cards << DISCARD_COUNT);
}

static inline word row_with(word row, word card) {
    word byte = colour_byte(card);
    row += ((word)1 << byte) + ((word)1 << ROW_LENGTH);
    word of_colour = (row >> byte) & FEW_BITS, best = row >> BEST_COLOUR;
    best = of_colour > best ? of_colour : best;
    return (row & (((word)1 << BEST_COLOUR) - 1)) | (best << BEST_COLOUR);
}

static inline word fits_after(word fits, word slot, word taken, word first) {
    word low = taken > first ? taken : 0;
    word high = taken < first ? 127 - taken : 0;
    word both = 0xFF | ((word)0xFF << HIGH);
    return (fits & ~(both << (8 * slot))) | ((low | (high << HIGH)) << (8 * slot));
}

/* Puts the taken card into a row, which is given up first if the placement says so (U9). */
static inline void place(Seat *mine, word taken, word placement) {
    static const word LATER_LOWS = NOT_NEXT << 8 | NOT_NEXT << 16;
    word gives_up = placement > 2;
    word slot = placement - 3 * gives_up;
    word *order = mine->orders + 3 * slot;
    word row = mine->rows[slot];
    word given = row & -gives_up;
    word fits = give_up(mine, order, given, mine->fits);
    row ^= given;
    word length = (row >> ROW_LENGTH) & FEW_BITS;
    order[length >> 3] |= taken << (8 * (length & 7));
    mine->rows[slot] = row_with(row, taken);
    word starts = (length == 0) & ~gives_up;
    fits &= ~(((starts * NOT_NEXT) << (8 * slot + 8)) & LATER_LOWS);
    mine->fits = fits_after(fits, slot, taken, order[0] & 0xFF);
}

/* Takes the top card off a pile (U10). */
static inline word drawn(Table *s, word pile) {
    word from_up = pile == FACE_UP;
    word *top = s->piles + DOWN_ROOM + (from_up ? s->up - 1 : -s->down);
    s->up -= from_up;
    s->down -= 1 - from_up;
    word card = *top;
    *top = 0;
    return card;
}

static inline void take_turn(Table *s, Seat *mine, Choices choices) {
    word taken = take(s, choices.card, choices.side);
    place(mine, taken, choices.placement);
    mine->hand = without(mine->hand, choices.card);
    if (choices.pile != NO_PILE) {
        word card = drawn(s, choices.pile);
        mine->hand = joined(mine->hand, card, choices.pile == FACE_UP);
    }
    s->played++;
    s->turn = s->turn + 1 == s->seats ? 0 : s->turn + 1;
}

/* U13 */
static inline word total(const Seat *mine) {
    return points(mine->rows[0]) + points(mine->rows[1]) + points(mine->rows[2]) +
           ((mine->fits >> DISCARD_COUNT) & FEW_BITS);
}

/* Plays each of the dealt matches `each` times on `s`, adds up the seats' totals, leaves the last state in `s` and
   the generator where it came to. */
void playouts(const Table *restrict dealt, word deals, word each, Table *restrict s, Chance *restrict chance,
              word *restrict sums) {
    Chance rng = *chance;
    for (word deal = 0; deal < deals; deal++) {
        for (word again = 0; again < each; again++) {
            *s = dealt[deal];
            while (s->played < s->turns) {
                Seat *mine = &s->seat[s->turn];
                take_turn(s, mine, random_choices(s, mine, &rng));
            }
            for (word seat = 0; seat < s->seats; seat++)
                sums[seat] += total(&s->seat[seat]);
        }
    }
    *chance = rng;
}
