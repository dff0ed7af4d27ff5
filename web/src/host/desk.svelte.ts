/** What the host has before them. Whatever they do is followed by another look, so that it shows what it came to. */
import * as host from '../net/host';
import { type Trouble } from '../net/rest';
import type { AuditLine, HostedBan, HostedReport, HostedTable, HostOverview } from '../protocol';
import { codeOf } from '../ui/troubles';

/** What was done, for the line that says so. */
export type Told =
  'closed' | 'silenced' | 'talking' | 'said' | 'banned' | 'lifted' | 'removed' | 'acted' | 'dismissed' | 'left';

export class Desk {
  overview = $state.raw<HostOverview | null>(null);
  reports = $state.raw<readonly HostedReport[]>([]);
  bans = $state.raw<readonly HostedBan[]>([]);
  tables = $state.raw<readonly HostedTable[]>([]);
  audit = $state.raw<readonly AuditLine[]>([]);
  /** Which reports are shown. */
  showsClosed = $state(false);
  told = $state<Told | null>(null);
  trouble = $state<Trouble | null>(null);
  isBusy = $state(false);

  /** Fails if one is not the host. */
  async look(): Promise<void> {
    const [overview, reports, bans, tables, audit] = await Promise.all([
      host.fetchOverview(),
      host.fetchReports(this.showsClosed),
      host.fetchBans(),
      host.fetchHosted(),
      host.fetchAudit(),
    ]);
    this.overview = overview;
    this.reports = reports.reports;
    this.bans = bans.bans;
    this.tables = tables.tables;
    this.audit = audit.lines;
  }

  /** Has something done; whether it was. */
  async do(told: Told | null, work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.told = this.trouble = null;
    try {
      await work();
      await this.look();
      this.told = told;
      return true;
    } catch (failure) {
      this.trouble = codeOf(failure);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  show(closed: boolean): Promise<boolean> {
    this.showsClosed = closed;
    return this.do(null, () => Promise.resolve());
  }
}
