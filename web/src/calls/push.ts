/** This browser as one that can be called while the page is closed. */
import type { AddPush } from '../protocol';

/** How long the service of the browser's maker may take. */
export const PUSH_WITHIN = 10_000;

/** Why a browser was not subscribed. */
export type PushTrouble = 'forbidden' | 'failed' | 'late';

export class NotSubscribed extends Error {
  constructor(readonly why: PushTrouble) {
    super(why);
    this.name = 'NotSubscribed';
  }
}

/** Why it cannot be done in this browser at all; null if it can. */
export function whyNoPush(): 'insecure' | 'unsupported' | 'forbidden' | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined')
    return 'unsupported';
  return Notification.permission === 'denied' ? 'forbidden' : null;
}

/** The endpoint that this browser has now. */
export async function currentEndpoint(): Promise<string | null> {
  if (whyNoPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes with the server's key, once the reader has agreed. NotSubscribed if that fails or never comes to an end. */
export async function subscribe(key: string): Promise<Pick<AddPush, 'endpoint' | 'keys'>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('forbidden');
  const subscription = await within(subscribeNow(key));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

async function subscribeNow(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (trouble) {
    // There is one with another key: the server has been set up anew.
    const old = await pushManager.getSubscription();
    if (!old) throw trouble;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** A service that cannot be reached may leave a browser waiting for ever. */
async function within(subscribing: Promise<PushSubscription>): Promise<PushSubscription> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new NotSubscribed('late')), PUSH_WITHIN);
  });
  try {
    return await Promise.race([subscribing, late]);
  } catch (trouble) {
    throw trouble instanceof NotSubscribed ? trouble : new NotSubscribed('failed');
  } finally {
    clearTimeout(timer);
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS = [
  ['Firefox', /Firefox|FxiOS/],
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** What a browser calls itself, short enough to tell one's devices apart: "Firefox, Linux". */
export function deviceName(agent: string): string {
  const named = (list: readonly (readonly [string, RegExp])[]): string[] =>
    list.filter(([, mark]) => mark.test(agent)).map(([name]) => name);
  return [named(BROWSERS)[0], named(SYSTEMS)[0]].filter((name) => name !== undefined).join(', ');
}
