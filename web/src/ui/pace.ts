/** How a table is played in time, in words. */
import { formats, t } from '../i18n/index.svelte';
import type { Bank, Clock, PerTurn, TableOptions } from '../protocol';

/** "30 seconds", "2 minutes", as each language says it. */
export function spanText(seconds: number, length: 'long' | 'short' = 'long'): string {
  const isMinutes = seconds >= 60 && seconds % 60 === 0;
  const format = new Intl.NumberFormat(formats(), {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: length,
  });
  return format.format(isMinutes ? seconds / 60 : seconds);
}

/** "2 mins per turn", "20 mins each, plus 10 secs per turn". */
export function clockName(clock: PerTurn | Bank): string {
  const time = spanText(clock.seconds, 'short');
  return clock.type === 'bank'
    ? t('clock-bank', { time, more: spanText(clock.increment, 'short') })
    : t('clock-per-turn', { time });
}

/** What is worth saying about a table's pace and clock before one sits down. */
export function paceWords({ pace, clock }: Pick<TableOptions, 'pace'> & { readonly clock: Clock }): string[] {
  return [t('table-pace', { pace }), ...(clock ? [clockName(clock)] : [])];
}
