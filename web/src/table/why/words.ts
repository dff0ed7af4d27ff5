/** What a judgement says, in words. */
import { language, t } from '../../i18n/index.svelte';
import type { GapToBest, PointsFrom } from '../../protocol';

const MOST_PARTS = 4;

/** Less than this is not worth a word. */
const SOME_POINTS = 0.5;
const SOME_SHARE = 0.005;

/** What a turn cost against the best, a sentence for points and one for the chance of winning; or both in a phrase. */
export function costTexts(gap: GapToBest | null, isPhrase = false): readonly string[] {
  if (gap === null) return [];
  const points = number(gap.points);
  const share = number(gap.share * 100);
  if (isPhrase) return [t('why-behind', { points, share })];
  return [
    ...(gap.points >= SOME_POINTS ? [t('why-cost-points', { points })] : []),
    ...(gap.share >= SOME_SHARE ? [t('why-cost-share', { share })] : []),
  ];
}

/** Where the points went, the largest parts. */
export function partTexts(parts: readonly PointsFrom[]): readonly string[] {
  return parts.slice(0, MOST_PARTS).map(({ source, round, points }) => {
    const told = { source, round, points: signed(-points) };
    if (source === 'money') return t('why-money', told);
    return t(source === 'dirk' ? 'why-dirk' : 'why-source', told);
  });
}

const number = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })
    .format(value)
    .replace('-', '−');

/** With a minus as wide as the plus. */
const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');
