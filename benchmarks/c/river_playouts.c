/* Random playouts of one round of River from states after the deal: games/river/fast_steps.py in plain C.

   The state has the fields of the compiled twin's line of words (fast_state.py), in its order, and keeps all of
   them up to date. Rules by number as in RULES.md.
*/

#include "chance.h"

enum { MOST_SEATS = 8, MOST_TRICKS = 10, FIRST_CARD = 11 };
static const word WHOLE_PACK = ((word)1 << 52) - 1;
static const word SUIT = (1 << 13) - 1;

typedef struct {
    word seats, rounds, scoring, hook, fists, hand_sizes[3];
    word round, hand_size, dealer, trump, trumps, acting, bids, bids_in, bid_sum, won, gone, voids;
    word laid, led, best, trick;
    word hands[MOST_SEATS], dealt[MOST_SEATS], totals[MOST_SEATS], log[MOST_TRICKS];
} River;

static inline word suit_number(word card) {
    return (card * 79) >> 10;
}

static inline word left_of(const River *s, word seat) {
    return seat + 1 < s->seats ? seat + 1 : 0;
}

/* R11 as one number, the larger takes the trick. */
static inline word strength(word card, word seat, word led, word trumps) {
    return ((2 * ((trumps >> card) & 1) + ((led >> card) & 1)) << 9) | (card << 3) | seat;
}

/* R7, R8 */
static inline word open_bids(const River *s) {
    word every = ((word)2 << s->hand_size) - 1;
    word missing = s->hand_size - s->bid_sum;
    if (s->hook && s->bids_in == s->seats - 1 && missing >= 0)
        return every & ~((word)1 << missing);
    return every;
}

/* R10 */
static inline word playable(const River *s, word seat) {
    word hand = s->hands[seat];
    word following = hand & s->led;
    return following ? following : hand;
}

static inline word random_action(const River *s, word seat, Chance *rng) {
    word ids = s->bids_in < s->seats ? open_bids(s) : playable(s, seat) << FIRST_CARD;
    return nth(ids, below(rng, count(ids)));
}

/* R12 */
static inline word points(word scoring, word bid, word won) {
    if (scoring == 0)
        return won + (bid == won ? 10 : 0);
    if (scoring == 1)
        return bid == won ? 10 + bid : 0;
    return bid == won ? 10 + won : bid < won ? bid - won : won - bid;
}

static inline void end_round(River *s) {
    s->acting = 0;
    s->round++;
    for (word seat = 0; seat < s->seats; seat++) {
        word bid = ((s->bids >> (4 * seat)) & 15) - 1;
        s->totals[seat] += points(s->scoring, bid, (s->won >> (4 * seat)) & 15);
    }
}

/* R7, R9 */
static inline void bid(River *s, word seat, word tricks) {
    s->bids |= (tricks + 1) << (4 * seat);
    s->bid_sum += tricks;
    s->bids_in++;
    if (s->bids_in == s->seats)
        s->acting = (word)1 << left_of(s, s->dealer);
    else if (s->fists)
        s->acting &= ~((word)1 << seat);
    else
        s->acting = (word)1 << left_of(s, seat);
}

static inline void take_trick(River *s, word winner) {
    s->won += (word)1 << (4 * winner);
    s->laid = 0;
    s->best = 0;
    s->led = WHOLE_PACK;
    s->trick++;
    if (s->trick < s->hand_size)
        s->acting = (word)1 << winner;
    else
        end_round(s);
}

/* R10, R11 */
static inline void play(River *s, word seat, word card) {
    word bit = (word)1 << card;
    s->hands[seat] ^= bit;
    s->gone |= bit;
    if (!s->laid)
        s->led = SUIT << (13 * suit_number(card));
    s->log[s->trick] |= card << (6 * s->laid);
    word off_suit = 1 - ((s->led >> card) & 1);
    s->voids |= off_suit << (4 * seat + suit_number(s->log[s->trick] & 63));
    word strong = strength(card, seat, s->led, s->trumps);
    word best = strong > s->best ? strong : s->best;
    if (s->laid + 1 < s->seats) {
        s->laid++;
        s->best = best;
        s->acting = (word)1 << left_of(s, seat);
    } else {
        take_trick(s, best & 7);
    }
}

static inline void play_out(River *s, Chance *rng) {
    while (s->acting) {
        word seat = lowest(s->acting);
        word action = random_action(s, seat, rng);
        if (action < FIRST_CARD)
            bid(s, seat, action);
        else
            play(s, seat, action - FIRST_CARD);
    }
}

/* Plays each of the dealt rounds `each` times on `s`, adds up the seats' totals, leaves the last state in `s` and
   the generator where it came to. */
void playouts(const River *restrict dealt, word deals, word each, River *restrict s, Chance *restrict chance,
              word *restrict sums) {
    Chance rng = *chance;
    for (word deal = 0; deal < deals; deal++) {
        for (word again = 0; again < each; again++) {
            *s = dealt[deal];
            play_out(s, &rng);
            for (word seat = 0; seat < s->seats; seat++)
                sums[seat] += s->totals[seat];
        }
    }
    *chance = rng;
}

/* The same, but nobody sees the states: what the totals do not need is left out by the compiler. */
void playouts_unseen(const River *restrict dealt, word deals, word each, Chance *restrict chance,
                     word *restrict sums) {
    Chance rng = *chance;
    for (word deal = 0; deal < deals; deal++) {
        for (word again = 0; again < each; again++) {
            River s = dealt[deal];
            play_out(&s, &rng);
            for (word seat = 0; seat < s.seats; seat++)
                sums[seat] += s.totals[seat];
        }
    }
    *chance = rng;
}
