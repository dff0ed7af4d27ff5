/** Money and tiles that fly from where they were to where they are; nothing of it matters to the game. */
import type { Event } from '../../protocol';

/** Something that is about to leave: its picture, where it was, and what to look for once the table has changed. */
interface Departure {
  readonly picture: Element;
  readonly from: DOMRect;
  readonly to: readonly string[];
}

const FLIGHT = 420;
const OPENING = 560;
/** Eight points, as the star of an exact payment has everywhere. */
const STAR = 'M50 0 60 26 85 15 74 40 100 50 74 60 85 85 60 74 50 100 40 74 15 85 26 60 0 50 26 40 15 15 40 26Z';

/** To be called before the table is drawn anew; what it returns is to be called after. `speed` is 1 for normal. */
export function follow(events: readonly Event[], me: number | null, speed: number): () => void {
  const departures = events.flatMap((event) => departuresOf(event, me));
  const stars = events.flatMap((event) =>
    event.type === 'TileBought' && event.is_exact ? boxOf(`[data-slot='${event.slot}']`) : [],
  );
  return () => {
    for (const from of stars) openStar(from, OPENING / speed);
    for (const { picture, from, to } of departures) {
      const goal = to.flatMap((selector) => boxOf(selector))[0];
      if (goal) fly(picture, from, goal, FLIGHT / speed);
    }
  };
}

function departuresOf(event: Event, me: number | null): readonly Departure[] {
  switch (event.type) {
    case 'MoneyTaken':
      return event.cards.flatMap((card) =>
        departure(
          `.card[data-take='${card}'] svg`,
          event.seat === me ? [`.hand [data-card='${card}'] svg`, '.hand'] : placesOf(event.seat),
        ),
      );
    case 'TileBought': {
      const paid =
        event.seat === me
          ? event.cards.flatMap((card) => departure(`.hand [data-card='${card}'] svg`, ['.piles']))
          : [];
      const tile = departure(
        `[data-slot='${event.slot}'] .tile svg`,
        event.seat === me ? [`[data-tile='${event.tile}']`] : placesOf(event.seat),
      );
      return [...tile, ...paid];
    }
    case 'TileGivenToDirk':
      return departure(`[data-tile='${event.tile}'] svg`, [`.ledger`, '.dirk']);
    default:
      return [];
  }
}

/** Where somebody else is to be seen. */
function placesOf(seat: number): readonly string[] {
  return [`[data-rival='${seat}'] .palace`, `[data-standing='${seat}']`];
}

function departure(selector: string, to: readonly string[]): Departure[] {
  const picture = document.querySelector(selector);
  const [from] = boxOf(selector);
  return picture && from ? [{ picture: picture.cloneNode(true) as Element, from, to }] : [];
}

/** Where something is, if it is to be seen. */
function boxOf(selector: string): DOMRect[] {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? [box] : [];
}

function layer(content: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const above = document.createElement('div');
  above.className = 'flying';
  above.ariaHidden = 'true';
  Object.assign(above.style, {
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
  above.append(content);
  document.body.append(above);
  return above;
}

function fly(picture: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const flying = layer(picture, from);
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const along = to.top + to.height / 2 - (from.top + from.height / 2);
  const course = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${across}px, ${along}px) scale(${scale})`, opacity: 1, offset: 0.85 },
    { transform: `translate(${across}px, ${along}px) scale(${scale})`, opacity: 0 },
  ];
  void flying
    .animate(course, { duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' })
    .finished.finally(() => flying.remove());
}

function openStar(around: DOMRect, duration: number): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '-4 -4 108 108');
  path.setAttribute('d', STAR);
  path.setAttribute('class', 'star');
  svg.append(path);
  const opening = layer(svg, around);
  const course = [
    { transform: 'scale(0) rotate(-90deg)', opacity: 1 },
    { transform: 'scale(1.05) rotate(0deg)', opacity: 1, offset: 0.55 },
    { transform: 'scale(1.35) rotate(12deg)', opacity: 0 },
  ];
  void opening
    .animate(course, { duration, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)' })
    .finished.finally(() => opening.remove());
}
