/**
 * What the page says, in the reader's language: Fluent messages, one folder for each language, fetched when it is first
 * spoken.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from '../memory';
import { directionOf, isolated, mirrored, setApart } from './directions';

export type Arguments = Readonly<Record<string, FluentVariable>>;

interface Folder {
  readonly default: string;
  readonly chapters: Readonly<Record<string, () => Promise<string>>>;
}
/** The languages there are: the names of the folders beside this file. */
const folders = import.meta.glob<Folder>('./*/index.ts');
export const languages: readonly string[] = Object.keys(folders).map((path) => path.split('/')[1] as string);

const FALLBACK = 'en';
const REMEMBERED = 'language';
/** Kept by whoever wants to see how the page takes a language with longer words; the tests of the layout do. */
const STRETCHED = 'long-texts';
/** Likewise for a language that is written from right to left. */
const MIRRORED = 'right-to-left';

/** The message that names the country by whose customs a language writes numbers, dates and lists. */
const CUSTOMS = 'formats';

let spoken = $state.raw(new FluentBundle(FALLBACK));
/** The language asked for last; it is spoken once its messages are here. */
let wanted = FALLBACK;
/** Which way the language is written that is spoken. */
let direction: 'ltr' | 'rtl' = 'ltr';
/** The chapters asked for so far, and when each can be spoken of. */
const opened = new Map<string, Promise<void>>();

/** The language the page speaks now. Reading it in a component makes the component follow a change. */
export function language(): string {
  return spoken.locales.at(-1) ?? FALLBACK;
}

/** How the page writes numbers, dates and lists: what to give to `Intl`. */
export function formats(): string {
  return spoken.locales[0] ?? FALLBACK;
}

/** What a language calls itself: "Español", "Português (Brasil)". */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/**
 * The first of the wished languages that we speak, by its exact name or else by its main part (`pt-BR` for `pt-PT`).
 */
export function bestLanguage(wishes: readonly string[], spoken: readonly string[] = languages): string {
  const main = (tag: string): string => tag.toLowerCase().split('-')[0] as string;
  for (const wish of wishes) {
    const match =
      spoken.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ?? spoken.find((tag) => main(tag) === main(wish));
    if (match) return match;
  }
  return FALLBACK;
}

/** What the reader chose on an earlier visit, else what the browser asks for. */
export function preferredLanguage(): string {
  const chosen = recall(REMEMBERED, (kept) => typeof kept === 'string');
  return bestLanguage(chosen === null ? navigator.languages : [chosen, ...navigator.languages]);
}

/**
 * A bundle of one language's messages; a message that cannot be read is a mistake in our files and stops everything.
 */
export function bundleOf(tag: string, messages: string, transform = (text: string) => text): FluentBundle {
  const resource = new FluentResource(messages);
  const customs = resource.body.find(({ id }) => id === CUSTOMS)?.value;
  // Everything that is put into a sentence from right to left is set apart: numbers and cells have another direction.
  const useIsolating = directionOf(tag) === 'rtl' || transform === mirrored;
  const bundle = new FluentBundle([typeof customs === 'string' ? customs : tag, tag], { useIsolating, transform });
  const errors = bundle.addResource(resource);
  if (errors[0]) throw errors[0];
  return bundle;
}

/** Every word half as long again. */
export function stretched(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase());
}

/** Switches the whole page to another language, at once and without a reload. */
export async function speak(tag: string, remember = false): Promise<void> {
  const fetchFolder = folders[`./${tag}/index.ts`];
  if (!fetchFolder) throw new Error(`no such language: ${tag}`);
  wanted = tag;
  const names = [...opened.keys()];
  const folder = await fetchFolder();
  const messages = [folder.default, ...(await Promise.all(names.map((name) => fetchChapter(folder, name))))].join('\n');
  // Somebody may have chosen another one while this one was on its way.
  if (wanted !== tag) return;
  // Or opened another chapter.
  if (names.length < opened.size) return speak(tag, remember);
  const isWished = (what: string): boolean => recall(what, (kept) => typeof kept === 'boolean') ?? false;
  const isMirrored = isWished(MIRRORED);
  spoken = bundleOf(tag, messages, isMirrored ? mirrored : isWished(STRETCHED) ? stretched : undefined);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction = isMirrored ? 'rtl' : directionOf(tag);
  if (remember) keep(REMEMBERED, tag);
}

/** Lets the page speak of what these chapters are about; to be awaited before anything of it is shown. */
export async function openChapters(...names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !opened.has(name));
  if (missing.length) {
    const opening = Promise.resolve().then(() => speak(wanted));
    for (const name of missing) opened.set(name, opening);
  }
  try {
    await Promise.all(names.map(async (name) => opened.get(name)));
  } catch (trouble) {
    for (const name of names) opened.delete(name);
    throw trouble;
  }
}

/** What is fetched only when it is needed, together with the chapters that it speaks from. */
export async function withChapters<Module>(fetched: Promise<Module>, ...names: readonly string[]): Promise<Module> {
  const [module] = await Promise.all([fetched, openChapters(...names)]);
  return module;
}

/** Most of all words are what only some pages say, and most people come to play: the chapters, and `around` the table. */
async function fetchChapter({ chapters }: Folder, name: string): Promise<string> {
  const fetchMessages = chapters[`./chapters/${name}.ftl`] ?? chapters[`./${name}.ts`];
  if (!fetchMessages) throw new Error(`no such chapter: ${name}`);
  return fetchMessages();
}

/** Making one takes a browser longer than a hundred lists do. */
const lists = new Map<string, Intl.ListFormat>();

/** Several things as one phrase: "Ana, Luis and Mason". */
export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const kind = `${formats()} ${type}`;
  let format = lists.get(kind);
  if (!format) lists.set(kind, (format = new Intl.ListFormat(formats(), { type })));
  return format.format(items.map(inPlace));
}

/** The message in the reader's language, or the message's attribute when the name has a dot (`wall.title`). */
export function t(id: string, args?: Arguments): string {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = spoken.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return id;
  return spoken.formatPattern(pattern, args && inPlaces(args));
}

/** A name as it stands in a sentence: it may be written the other way. */
const inPlace = (text: string): string => (direction === 'rtl' ? isolated(text) : setApart(text));

function inPlaces(args: Arguments): Arguments {
  let placed: Record<string, FluentVariable> | null = null;
  for (const [name, value] of Object.entries(args)) {
    // What only chooses among messages is a word of ours and has our letters.
    if (typeof value === 'string' && setApart(value) !== value) (placed ??= { ...args })[name] = isolated(value);
  }
  return placed ?? args;
}
