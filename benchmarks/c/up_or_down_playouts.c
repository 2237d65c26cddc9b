/* Random playouts of Up or Down? from states after the deal: games/up_or_down/fast_turns.py and fast_random.py
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
static const word THREE_GIVE_UPS = 0x38;
enum { HIGH = 24, NOT_NEXT = 0x7F, DISCARD_COUNT = 48, GIVE_UPS = 56, ROW_LENGTH = 48, BEST_COLOUR = 56 };
enum { FEW_BITS = 31 };

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
static inline word places(word circle, word fits) {
    return (that_fit(circle, fits) >> 7) | (that_fit(circle, fits >> 8) >> 6) | (that_fit(circle, fits >> 16) >> 5) |
           ((fits >> GIVE_UPS) * IN_EACH);
}

/* For each byte how many of its six bits are set. */
static inline word counts(word where) {
    word by_two = (where & (0x15 * IN_EACH)) + ((where >> 1) & (0x15 * IN_EACH));
    return (by_two & (3 * IN_EACH)) + ((by_two >> 2) & (3 * IN_EACH)) + ((by_two >> 4) & (3 * IN_EACH));
}

/* Two bytes: in how many ways each neighbour of the card can be placed; none if there is no card. */
static inline word ways_of(word circle, word ways, word card) {
    return ((ways >> (8 * gap(circle, card))) & 0xFFFF) * ((card + 127) >> 7);
}

/* Each legal action as likely. Arithmetic, no branches: which way play goes cannot be foreseen. */
static inline Choices random_choices(const Table *s, const Seat *mine, Chance *rng) {
    word circle = s->circle, hand = mine->hand;
    word where = places(circle, mine->fits);
    word ways = ring(counts(where));
    word up_to = (ways_of(circle, ways, hand & 0xFF) | (ways_of(circle, ways, (hand >> 8) & 0xFF) << 16) |
                  (ways_of(circle, ways, (hand >> 16) & 0xFF) << 32)) * IN_EACH & SIX_BYTES;
    int up = s->up > 0, down = s->down > 0; /* U10 */
    word pile = up ? FACE_UP : down ? FACE_DOWN : NO_PILE;
    word piles = up && down ? 2 : 1;
    word pick = below(rng, (up_to >> 40) * piles);
    pile += pick & (piles - 1);
    pick >>= piles - 1;
    word take = count(((pick * IN_EACH | TOPS) - up_to) & TOPS);
    pick -= ((up_to << 8) >> (8 * take)) & 0xFF;
    word card = (hand >> (8 * (take >> 1))) & 0xFF, side = take & 1;
    word placements = (ring(where) >> (8 * (gap(circle, card) + side))) & 63;
    return (Choices){card, side, nth(placements, pick), pile};
}

/* Plays the card into the circle and takes its neighbour out (U7, U8). */
static inline word take(Table *s, word card, word side) {
    word lane = gap(s->circle, card) + side;
    word around = ring(s->circle);
    word taken = (around >> (8 * lane)) & 0xFF;
    around ^= (taken ^ card) << (8 * lane);
    word begins = ((lane + 7) >> 3) + ((lane + 1) >> 3);
    s->circle = (around >> (8 * begins)) & SIX_BYTES;
    s->live[taken >> 6] &= ~((word)1 << (taken & 63));
    return taken;
}

/* Moves the cards of a row onto the discards, in order; `given` is the row's word, or 0 for none. */
static inline word give_up(Seat *mine, word *order, word given, word fits) {
    word cards = (given >> ROW_LENGTH) & FEW_BITS;
    word discards = (fits >> DISCARD_COUNT) & FEW_BITS;
    uint64_t *pile = (uint64_t *)mine->discards + (discards >> 3);
    int shift = 8 * (discards & 7);
    uint64_t moved = (uint64_t)(order[0] & -((cards + FEW_BITS) >> 5));
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

/* Opens the slot after one that is started, or after C the giving up of rows (U9). */
static inline word next_slot(word fits, word slot, word starts) {
    static const word LATER_LOWS = NOT_NEXT << 8 | NOT_NEXT << 16;
    word opened = ((word)NOT_NEXT << 8) * starts << (8 * slot);
    word third = (slot >> 1) * starts;
    return (fits & ~(opened & LATER_LOWS)) | (third * THREE_GIVE_UPS << GIVE_UPS);
}

static inline word fits_after(word fits, word slot, word taken, word first) {
    word low = taken * ((127 + taken - first) >> 7);
    word high = (127 - taken) * ((127 + first - taken) >> 7);
    word both = 0xFF | ((word)0xFF << HIGH);
    return (fits & ~(both << (8 * slot))) | ((low | (high << HIGH)) << (8 * slot));
}

/* Puts the taken card into a row, which is given up first if the placement says so (U9). */
static inline void place(Seat *mine, word taken, word placement) {
    word gives_up = (placement + 5) >> 3;
    word slot = placement - 3 * gives_up;
    word *order = mine->orders + 3 * slot;
    word row = mine->rows[slot];
    word fits = give_up(mine, order, row & -gives_up, mine->fits);
    row &= gives_up - 1;
    word length = (row >> ROW_LENGTH) & FEW_BITS;
    order[length >> 3] |= taken << (8 * (length & 7));
    mine->rows[slot] = row_with(row, taken);
    word starts = (32 - length) >> 5 & ~gives_up;
    mine->fits = fits_after(next_slot(fits, slot, starts), slot, taken, order[0] & 0xFF);
}

/* Takes the top card off a pile (U10). */
static inline word drawn(Table *s, word pile) {
    word up = FACE_DOWN - pile, down = pile;
    word *top = s->piles + DOWN_ROOM + (s->up - 1) * up - s->down * down;
    s->up -= up;
    s->down -= down;
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
        mine->hand = joined(mine->hand, card, FACE_DOWN - choices.pile);
    }
    s->played++;
    s->turn = s->turn + 1 == s->seats ? 0 : s->turn + 1;
}

/* U13 */
static inline word total(const Seat *mine) {
    return points(mine->rows[0]) + points(mine->rows[1]) + points(mine->rows[2]) +
           ((mine->fits >> DISCARD_COUNT) & FEW_BITS);
}

static inline void play_out(Table *s, Chance *rng) {
    while (s->played < s->turns) {
        Seat *mine = &s->seat[s->turn];
        take_turn(s, mine, random_choices(s, mine, rng));
    }
}

/* Plays each of the dealt matches `each` times on `s`, adds up the seats' totals, leaves the last state in `s` and
   the generator where it came to. */
void playouts(const Table *restrict dealt, word deals, word each, Table *restrict s, Chance *restrict chance,
              word *restrict sums) {
    Chance rng = *chance;
    for (word deal = 0; deal < deals; deal++) {
        for (word again = 0; again < each; again++) {
            *s = dealt[deal];
            play_out(s, &rng);
            for (word seat = 0; seat < s->seats; seat++)
                sums[seat] += total(&s->seat[seat]);
        }
    }
    *chance = rng;
}

/* The same, but nobody sees the states: what the totals do not need is left out by the compiler. */
void playouts_unseen(const Table *restrict dealt, word deals, word each, Chance *restrict chance,
                     word *restrict sums) {
    Chance rng = *chance;
    for (word deal = 0; deal < deals; deal++) {
        for (word again = 0; again < each; again++) {
            Table s = dealt[deal];
            play_out(&s, &rng);
            for (word seat = 0; seat < s.seats; seat++)
                sums[seat] += total(&s.seat[seat]);
        }
    }
    *chance = rng;
}
