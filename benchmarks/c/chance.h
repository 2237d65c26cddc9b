/* The generator of updown.fast.chance, xoshiro256** by Blackman and Vigna (2018), and small sets as bits. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

typedef int64_t word;

typedef struct {
    uint64_t s[4];
} Chance;

static inline uint64_t rotated(uint64_t bits, int left) {
    return (bits << left) | (bits >> (64 - left));
}

static inline uint64_t draw(Chance *rng) {
    uint64_t *s = rng->s;
    uint64_t result = rotated(s[1] * 5, 7) * 9;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotated(s[3], 45);
    return result;
}

/* 0 ... bound - 1 */
static inline word below(Chance *rng, word bound) {
    return (word)(((draw(rng) >> 32) * (uint64_t)bound) >> 32);
}

static inline int count(word bits) {
    return __builtin_popcountll((uint64_t)bits);
}

static inline int lowest(word bits) {
    return __builtin_ctzll((uint64_t)bits);
}

/* The one with `place` others below it. */
static inline int nth(word bits, word place) {
#if defined(__BMI2__)
    return __builtin_ctzll(_pdep_u64(1ull << place, (uint64_t)bits));
#else
    for (; place; place--)
        bits &= bits - 1;
    return lowest(bits);
#endif
}

#endif
