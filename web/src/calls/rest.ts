/** What can be asked of the server about being called. */
import { request } from '../net/rest';
import type {
  AddMail,
  AddPush,
  AddWebhook,
  CallChannel,
  CallCode,
  Calls,
  CallsMuted,
  CallWishes,
  NewWebhook,
} from '../protocol';

export const fetchCalls = (): Promise<Calls> => request('GET', '/me/calls');
export const changeWishes = (wishes: CallWishes): Promise<Calls> => request('PATCH', '/me/calls', wishes);
export const addPush = (push: AddPush): Promise<CallChannel> => request('POST', '/me/calls/push', push);
export const addMail = (mail: AddMail): Promise<CallChannel> => request('POST', '/me/calls/mail', mail);
export const addWebhook = (hook: AddWebhook): Promise<NewWebhook> => request('POST', '/me/calls/webhook', hook);
export const tryChannel = (id: string): Promise<Calls> => request('POST', `/me/calls/${encodeURIComponent(id)}/try`);
export const removeChannel = (id: string): Promise<Calls> =>
  request('POST', `/me/calls/${encodeURIComponent(id)}/remove`);
export const muteTable = (id: string, is_muted: boolean): Promise<CallsMuted> =>
  request('POST', `/tables/${encodeURIComponent(id)}/calls`, { is_muted } satisfies CallsMuted);
export const confirmMail = (code: string): Promise<void> =>
  request('POST', '/calls/confirm', { code } satisfies CallCode);
export const stopMails = (code: string): Promise<void> =>
  request('POST', `/calls/stop?code=${encodeURIComponent(code)}`);
