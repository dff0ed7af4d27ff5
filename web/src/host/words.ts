/** Moments and names as the page for the host says them. */
import { formats, t } from '../i18n/index.svelte';
import type { HostedTable } from '../protocol';
import { levelName } from '../ui/levels';

export function moment(at: number): string {
  return new Intl.DateTimeFormat(formats(), { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

/** Who sits at a table, in one line. */
export function sitters(table: HostedTable): string {
  const nameOf = ({ name, guest }: HostedTable['seats'][number]): string => {
    if (guest !== null) return name;
    return name === 'open' ? t('host-table-open') : levelName(name);
  };
  return table.seats.map(nameOf).join(', ');
}
