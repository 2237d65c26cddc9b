import { beforeEach, expect, it } from 'vitest';
import type { Refusal } from '../games/contract';
import type { Advice } from '../wire';
import { Adviser } from './advice.svelte';
import { Problem } from './api';

let turn: number | null;
let asked: { turn: number; answer: (advice: Advice) => void; refuse: (problem: Problem) => void }[];
let complaints: Refusal[];
let adviser: Adviser;

beforeEach(() => {
  turn = 7;
  asked = [];
  complaints = [];
  adviser = new Adviser({
    turn: () => turn,
    ask: (about) => new Promise((answer, refuse) => asked.push({ turn: about, answer, refuse })),
    complain: (refusal) => complaints.push(refusal),
  });
});

const settled = () => new Promise((done) => setTimeout(done));
const advice = (about: number): Advice => ({ turn: about, actions: [] });

it('asks once about a decision and shows the answer again', async () => {
  adviser.toggle();
  expect([adviser.open, adviser.thinking, adviser.advice]).toEqual([true, true, null]);
  asked[0]!.answer(advice(7));
  await settled();
  expect([adviser.thinking, adviser.advice]).toEqual([false, advice(7)]);
  adviser.toggle();
  expect(adviser.open).toBe(false);
  adviser.toggle();
  expect([adviser.open, adviser.advice, asked.length]).toEqual([true, advice(7), 1]);
});

it('asks no second time while the bot thinks', () => {
  adviser.toggle();
  adviser.toggle();
  adviser.toggle();
  expect([adviser.open, adviser.thinking, asked.length]).toEqual([true, true, 1]);
});

it('puts everything away with the decision, and a late answer as well', async () => {
  adviser.toggle();
  turn = 9;
  expect([adviser.open, adviser.thinking]).toEqual([false, false]);
  asked[0]!.answer(advice(7));
  await settled();
  expect(adviser.advice).toBeNull();
  adviser.toggle();
  expect(asked.map((one) => one.turn)).toEqual([7, 9]);
});

it('may be asked only by who is to act', () => {
  turn = null;
  expect(adviser.mayAsk).toBe(false);
  adviser.toggle();
  expect([adviser.open, asked.length]).toEqual([false, 0]);
});

it('tells why it was refused, and can be asked again', async () => {
  adviser.toggle();
  asked[0]!.refuse(new Problem('advice_off'));
  await settled();
  expect(complaints).toEqual([{ code: 'advice_off', arguments: {} }]);
  expect([adviser.open, adviser.thinking]).toEqual([false, false]);
  adviser.toggle();
  expect(asked.length).toBe(2);
});

it('keeps silent about a refusal that concerns nobody any more', async () => {
  adviser.toggle();
  turn = 9;
  asked[0]!.refuse(new Problem('stale_turn'));
  await settled();
  expect(complaints).toEqual([]);
});
