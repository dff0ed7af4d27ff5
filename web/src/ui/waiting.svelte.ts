/** How many games wait for the reader, wherever in the page they are; on an installed page its icon shows it too. */
import { currentGuest } from '../guest.svelte';
import { fetchMyTables, Refusal } from '../net/rest';

const EVERY = 30_000;

class WaitingGames {
  count = $state(0);

  /** Asks now and then while somebody looks; to be called while a component is set up. */
  watch(): void {
    $effect(() => {
      const look = (): void => {
        if (document.visibilityState === 'visible') void this.ask();
      };
      look();
      const timer = setInterval(look, EVERY);
      return () => clearInterval(timer);
    });
  }

  private async ask(): Promise<void> {
    // Someone the server does not know has no games.
    if (!currentGuest()) return;
    try {
      this.count = (await fetchMyTables()).tables.filter(({ is_your_turn }) => is_your_turn).length;
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
      await navigator.setAppBadge?.(this.count);
    } catch (trouble) {
      // Nobody asked for it, so nobody need hear that it did not work.
      if (!(trouble instanceof Refusal) && !(trouble instanceof DOMException)) throw trouble;
    }
  }
}

export const waitingGames = new WaitingGames();
