/** A socket that comes back: reconnects with growing pauses, notices silence, and wakes when the browser does. */
import type { ClientMessage, ServerMessage } from '../wire';

export type Link = 'connecting' | 'connected' | 'resuming' | 'offline';

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number }) => void) | null;
}

export interface Listener {
  linkChanged(link: Link): void;
  received(message: ServerMessage): void;
  /** The server's clock is at most so many milliseconds ahead of this browser's. */
  clockRead(ahead: number): void;
  /** The server will not have us at this table; there is no point in trying again. */
  turnedAway(): void;
}

const pingEvery = 10_000;
const silenceAllowed = 25_000;
const shortestPause = 300;
const longestPause = 10_000;
/** After so many failures in a row the chip says offline instead of resuming. */
const failuresUntilOffline = 3;

export class Connection {
  #open: () => Socket;
  #listener: Listener;
  #socket: Socket | null = null;
  #failures = 0;
  #wasConnected = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #pingedAt = 0;

  constructor(open: () => Socket, listener: Listener) {
    this.#open = open;
    this.#listener = listener;
  }

  start(): void {
    this.#pulse = setInterval(() => this.#checkPulse(), pingEvery);
    this.#connect();
  }

  stop(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    this.#abandon();
  }

  /** Says something if the line stands; returns whether it was said. */
  send(message: ClientMessage): boolean {
    if (!this.#isConnected) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  /** The browser is online or visible again: no reason to wait any longer. */
  wake(): void {
    if (this.#isConnected) this.#checkPulse();
    else this.#connect();
  }

  /** The browser says that it is offline: sockets do not notice for a long time. */
  lose(): void {
    this.#abandon();
    this.#failures = failuresUntilOffline;
    this.#tryLater();
  }

  /** Starts over on a fresh line, with whoever we are now. */
  restart(): void {
    this.#abandon();
    this.#connect();
  }

  #isConnected = false;

  #connect(): void {
    clearTimeout(this.#retry);
    this.#abandon();
    this.#listener.linkChanged(this.#lostState());
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #opened(): void {
    this.#isConnected = true;
    this.#wasConnected = true;
    this.#failures = 0;
    this.#heardAt = Date.now();
    this.#ping();
    this.#listener.linkChanged('connected');
  }

  #heard(text: string): void {
    this.#heardAt = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    // as if the ping had taken no time and all of the way were the answer's: a deadline never seems later than it is
    if (message.type === 'pong') this.#listener.clockRead(message.now - this.#pingedAt);
    this.#listener.received(message);
  }

  #ping(): void {
    this.#pingedAt = Date.now();
    this.send({ type: 'ping' });
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#isConnected = false;
    if (isFinal(code)) return this.#listener.turnedAway();
    this.#failures += 1;
    this.#tryLater();
  }

  #tryLater(): void {
    clearTimeout(this.#retry);
    this.#listener.linkChanged(this.#lostState());
    this.#retry = setTimeout(() => this.#connect(), pauseAfter(this.#failures));
  }

  #checkPulse(): void {
    if (!this.#isConnected) return;
    if (Date.now() - this.#heardAt > silenceAllowed) this.restart();
    else this.#ping();
  }

  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isConnected = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lostState(): Link {
    if (this.#failures >= failuresUntilOffline) return 'offline';
    return this.#wasConnected ? 'resuming' : 'connecting';
  }
}

/** The server closes with 4000 + the HTTP status of its refusal; too fast (429) and its own troubles (5xx) pass. */
function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500 && code !== 4429;
}

/** Doubles each time; a random half of it keeps a thousand browsers from knocking all at once. */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longestPause, shortestPause * 2 ** (failures - 1));
  return full / 2 + (random() * full) / 2;
}
