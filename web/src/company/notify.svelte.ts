/** Messages of the browser when it is one's turn and nobody looks. Asked for by a button, never by itself. */
import { keep, recall } from '../memory';

const REMEMBERED = 'notify';

class Notifier {
  private isWanted = $state(recall(REMEMBERED, (kept) => typeof kept === 'boolean') ?? false);
  private permission: NotificationPermission = $state(
    typeof Notification === 'undefined' ? 'denied' : Notification.permission,
  );

  /** Whether this browser can do it at all. */
  readonly isPossible = typeof Notification !== 'undefined' && isSecureContext;
  readonly isOn: boolean = $derived(this.isWanted && this.permission === 'granted');
  /** Whether the reader has told the browser never to; only the browser's own settings change that. */
  readonly isForbidden: boolean = $derived(this.permission === 'denied');

  async change(isWanted: boolean): Promise<void> {
    this.isWanted = isWanted;
    keep(REMEMBERED, isWanted);
    if (isWanted && this.permission === 'default') this.permission = await Notification.requestPermission();
  }

  /** Says it to somebody who is looking elsewhere; one message for each table, which brings them back. */
  async say(title: string, table: string): Promise<void> {
    if (!this.isOn || document.visibilityState === 'visible') return;
    const options = { tag: table, icon: '/icon-192.png', data: `/table/${table}` };
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a page without https has no such thing
    const worker = await navigator.serviceWorker?.getRegistration();
    // On phones only a service worker may show one.
    if (worker) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

export const notifier = new Notifier();
