/** The lobby's lists, asked for every three seconds while the page can be seen. */
import { api } from '../net/api';
import type { LobbyTable } from '../wire';
import { type Row, settleRows } from './steadyRows';

const askEvery = 3000;

export class LobbyWatch {
  open: Row<LobbyTable>[] = $state.raw([]);
  mine: Row<LobbyTable>[] = $state.raw([]);
  loaded = $state(false);
  failed = $state(false);
  /** At the tables of this server, and how many matches they play. */
  crowd = $state.raw({ people: 0, playing: 0 });
  /** A pointer or the focus is on a list. */
  held = false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  start(): () => void {
    const wake = () => document.visibilityState === 'visible' && this.#askNow();
    document.addEventListener('visibilitychange', wake);
    this.#askNow();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }

  #askNow(): void {
    clearTimeout(this.#timer);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const lobby = await api.lobby().catch(() => null);
    if (this.#stopped) return;
    this.failed = lobby === null;
    if (lobby !== null) {
      this.open = settleRows(this.open, lobby.open, this.held);
      this.mine = settleRows(this.mine, lobby.mine, this.held);
      this.crowd = { people: lobby.people, playing: lobby.playing };
      this.loaded = true;
    }
    if (document.visibilityState === 'visible') this.#timer = setTimeout(() => void this.#ask(), askEvery);
  }
}
