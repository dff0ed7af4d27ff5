/**
 * Who one is to this server. The proof is a cookie that no script can read; what is kept here is only that there is
 * one, so that a first visit asks for nothing and a later one knows its name at once.
 */
import { forget, keep, recall } from './memory';
import { tidyName, suggestName } from './names';
import { becomeGuest, followPersonalLink, Refusal, rename } from './net/rest';
import type { Me } from './protocol';

const KEPT = 'guest';
const WISHED = 'wished-name';
const SUGGESTED = 'suggested-name';

const isMe = (kept: unknown): kept is Me => typeof kept === 'object' && kept !== null && 'id' in kept && 'name' in kept;
const isText = (kept: unknown): kept is string => typeof kept === 'string';

let me = $state.raw<Me | null>(recall(KEPT, isMe));
/**
 * A name asked for and not yet agreed to; it outlasts the page, which may be left before the server has heard of it.
 */
let wished = $state<string | null>(recall(WISHED, isText));
let suggested: string | null = recall(SUGGESTED, isText);
let arriving: Promise<Me> | null = null;

/** Null until one has done anything for which the server must know one. */
export function currentGuest(): Me | null {
  return me;
}

/** The name one has, or will have: a name just taken counts at once, also before the server has heard of it. */
export function guestName(): string {
  return wished ?? me?.name ?? suggestion();
}

/** The same for the whole visit, and for the next one too. */
function suggestion(): string {
  if (suggested === null) keep(SUGGESTED, (suggested = suggestName()));
  return suggested;
}

/** One's identity; a new guest becomes one by this. Await it before anything that needs to know who is asking. */
export function ensureGuest(): Promise<Me> {
  if (me) return Promise.resolve(me);
  arriving ??= arrive(guestName()).finally(() => {
    arriving = null;
  });
  return arriving;
}

async function arrive(name: string): Promise<Me> {
  const guest = become(await becomeGuest(name));
  // Who came with a cookie is who they were, and has the name they had. That the server does not agree to another one
  // is no reason not to be let in.
  if (wished === name && guest.name !== name) await tellWish().catch(() => undefined);
  // Another name may have been taken on the way: `takeName` waits to tell the server of it.
  else if (wished === null || wished === name) fulfil();
  return me ?? guest;
}

/** Takes another name. Someone the server does not know yet only wishes for it. */
export async function takeName(written: string): Promise<void> {
  const name = tidyName(written);
  if (name === '' || name === guestName()) return;
  wish(name);
  await arriving;
  await tellWish();
}

/**
 * Tells the server, if it knows one, of a name that it has not heard of; also of one taken just before the page was
 * left.
 */
export async function tellWish(): Promise<void> {
  const name = wished;
  if (!me || name === null) return;
  try {
    become(await rename(name));
  } catch (trouble) {
    if (wished === name) wished = null;
    // Where nobody answered, the next visit asks again.
    if (!(trouble instanceof Refusal && trouble.code === 'unreachable')) forget(WISHED);
    throw trouble;
  }
  if (wished === name) fulfil();
}

/** Becomes who one is on another device. */
export async function arriveByLink(code: string): Promise<Me> {
  const guest = become(await followPersonalLink(code));
  fulfil();
  return guest;
}

/** The server no longer knows this browser: starts again under the same name. */
export function startAfresh(): Promise<Me> {
  wish(guestName());
  forget(KEPT);
  me = null;
  return ensureGuest();
}

/** This browser is nobody’s any more: signed out, or all that was known of them is deleted. */
export function becomeNobody(): void {
  for (const name of [KEPT, WISHED, SUGGESTED]) forget(name);
  me = wished = suggested = null;
}

function become(guest: Me): Me {
  me = guest;
  keep(KEPT, guest);
  return guest;
}

function wish(name: string): void {
  wished = name;
  keep(WISHED, name);
}

function fulfil(): void {
  wished = null;
  forget(WISHED);
  forget(SUGGESTED);
}
