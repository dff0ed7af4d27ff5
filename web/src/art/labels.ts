/** What a screen reader says for a picture. */
import { listed, t } from '../i18n/index.svelte';
import type { Currency, Kind } from './palette';
import type { Side } from './walls';

export function tileLabel(kind: Kind, price: number, walls: readonly Side[]): string {
  return t('tile-label', { kind, price, walls: walls.length, sides: listed(walls.map((side) => t('side', { side }))) });
}

export function moneyLabel(currency: Currency, value: number): string {
  return t('money-label', { currency, value });
}

interface Naming {
  readonly role?: 'img';
  readonly 'aria-label'?: string;
  readonly 'aria-hidden'?: 'true';
}

/** A picture with a label is an image; one without is decoration and stays silent. */
export function naming(label: string): Naming {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
}
