/** What the page for the host asks of the server. The cookie that allows it is the host's own and no player's. */
import type {
  AdminAnswer,
  AuditLog,
  BanBody,
  CompanyBody,
  HostedBan,
  HostedBans,
  HostedReports,
  HostedTables,
  HostOverview,
  ReportOutcome,
} from '../protocol';
import { request } from './rest';

const table = (id: string): string => `/host/tables/${encodeURIComponent(id)}`;

export const enter = (code: string): Promise<AdminAnswer> => request('POST', '/host/session', { code });
export const leave = (): Promise<AdminAnswer> => request('DELETE', '/host/session');
export const fetchOverview = (): Promise<HostOverview> => request('GET', '/host/overview');
export const fetchReports = (closed: boolean): Promise<HostedReports> =>
  request('GET', `/host/reports?closed=${String(closed)}`);
export const fetchBans = (): Promise<HostedBans> => request('GET', '/host/bans');
export const fetchHosted = (): Promise<HostedTables> => request('GET', '/host/tables');
export const fetchAudit = (): Promise<AuditLog> => request('GET', '/host/audit');

export const closeReport = (number: number, outcome: ReportOutcome): Promise<AdminAnswer> =>
  request('POST', `/host/reports/${number}/close`, { outcome });
export const removeRemark = (id: string, number: number): Promise<AdminAnswer> =>
  request('POST', `${table(id)}/remarks/${number}/remove`);
export const changeCompany = (id: string, company: CompanyBody): Promise<AdminAnswer> =>
  request('POST', `${table(id)}/company`, company);
export const closeTable = (id: string): Promise<AdminAnswer> =>
  request('POST', `/host/close/${encodeURIComponent(id)}`);
export const addBan = (ban: BanBody): Promise<HostedBan> => request('POST', '/host/bans', ban);
export const liftBan = (number: number): Promise<AdminAnswer> => request('DELETE', `/host/bans/${number}`);
export const say = (text: string): Promise<AdminAnswer> => request('POST', '/host/say', { text });
