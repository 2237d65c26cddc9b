/** Choices and lines of the chat on their way: each has an id of its own and is said again after a reconnect until it is answered. */
import type { Refusal } from '../games/contract';
import type { ClientMessage } from '../wire';

interface Pending {
  message: Extract<ClientMessage, { type: 'act' | 'say' }>;
  settle: (refusal: Refusal | null) => void;
}

export class Commands {
  #send: (message: ClientMessage) => boolean;
  #pending = new Map<string, Pending>();

  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  get busy(): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type === 'act');
  }

  /** Sends a choice; resolves to null once it is saved, or to the reason why not. */
  act(turn: number, action: string): Promise<Refusal | null> {
    return this.#command({ type: 'act', id: newId(), turn, action });
  }

  /** Says something; resolves to null once it is kept, or to the reason why not. */
  say(line: { preset: string | null; text: string | null }): Promise<Refusal | null> {
    return this.#command({ type: 'say', id: newId(), ...line });
  }

  #command(message: Pending['message']): Promise<Refusal | null> {
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  /** The line stands again. The server answers a repeat as it answered the first. */
  resend(): void {
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  /** An answer came. False when nobody waits for it. */
  answered(id: string, refusal: Refusal | null): boolean {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(refusal);
    return pending !== undefined;
  }

  /** The table is being left; nobody waits any longer. */
  forget(): void {
    for (const id of [...this.#pending.keys()]) this.answered(id, { code: 'left', arguments: {} });
  }
}

/** 16 letters and digits that no two tabs choose alike. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
