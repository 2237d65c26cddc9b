/** Who sits where. */
import type { SeatState } from '.';

export function isFree(seat: SeatState): boolean {
  return seat.player === null && seat.level === null;
}

/** Whether a program sits here: one of the house, or a bot with an account. A substitute does not count. */
export function isProgram(seat: SeatState | undefined): boolean {
  return seat?.player === null || seat?.bot === true;
}
