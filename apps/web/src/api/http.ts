import { API_TEXTS } from './texts.ts';
import type { ArmyList, Finding } from './types.ts';
import type {
  BattleListing,
  ContinueBattle,
  ContinueRecord,
  Invitation,
  CurrentPerson,
  NameChoice,
  NewBattle,
  Problem,
  RecordFile,
  SessionInfo,
  Welcome,
} from '@muster/protocol';

/** A refused request, with a sentence for the user. */
class RequestProblem extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number, { code, sentence }: Problem) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

const NO_SERVER: Problem = { code: 'no-server', sentence: API_TEXTS.noServer };

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => undefined);
  if (!response) throw new RequestProblem(0, NO_SERVER);
  if (response.status === 204) return undefined as T;
  const content: unknown = await response.json().catch(() => NO_SERVER);
  if (!response.ok) throw new RequestProblem(response.status, content as Problem);
  return content as T;
};

/** A ready army list. */
export interface ReadyList {
  id: string;
  name: string;
  system: string;
  points: number;
  kind: 'book' | 'sample';
  units: string[];
}

/** A list, table or army book that a user has saved. */
export interface SavedItem {
  id: string;
  kind: 'list' | 'table' | 'book';
  name: string;
  updated: number;
}

/** The result of reading an army list: the list, or what is wrong with it. */
export interface ListReading {
  list?: ArmyList;
  notes?: Finding[];
  findings: Finding[];
}

/** All HTTP requests to the server. */
export const api = {
  me: () => request<Welcome>('GET', '/api/me'),
  rename: (name: string, seat?: NameChoice['seat']) =>
    request<{ me: CurrentPerson }>('POST', '/api/me', { name, seat }),
  openAccount: (account: string, password: string, invitation?: string) =>
    request<{ me: CurrentPerson }>('POST', '/api/account', { account, password, invitation }),
  login: (account: string, password: string) =>
    request<{ me: CurrentPerson }>('POST', '/api/login', { account, password }),
  logout: (everywhere = false) => request<{ me: null }>('POST', '/api/logout', { everywhere }),
  sessions: () => request<{ sessions: SessionInfo[] }>('GET', '/api/sessions'),
  endSession: (id: string) => request<void>('DELETE', `/api/sessions/${id}`),
  changePassword: (password: string, next: string) =>
    request<{ me: CurrentPerson }>('POST', '/api/password', { password, next }),
  removeMe: (password?: string) => request<{ me: null }>('POST', '/api/me/remove', { password }),
  lists: () => request<{ lists: ReadyList[] }>('GET', '/api/lists'),
  list: (id: string) => request<{ list: ArmyList }>('GET', `/api/lists/${id}`),
  readList: (text: string, books: string[] = [], system?: string) =>
    request<ListReading>('POST', '/api/lists/read', { text, books, ...(system === undefined ? {} : { system }) }),
  battles: () => request<{ battles: BattleListing[] }>('GET', '/api/battles'),
  newBattle: (order: NewBattle) => request<{ id: string }>('POST', '/api/battles', order),
  removeBattle: (id: string) => request<void>('DELETE', `/api/battles/${id}`),
  claim: (id: string, token: string) => request<{ side: number }>('POST', `/api/battles/${id}/claim`, { token }),
  invitation: (id: string, token: string) =>
    request<Invitation>('GET', `/api/battles/${id}/invitation?token=${encodeURIComponent(token)}`),
  record: (id: string, watch = '') => request<RecordFile>('GET', `/api/battles/${id}/record?watch=${watch}`),
  continueFrom: (id: string, order: ContinueBattle, watch = '') =>
    request<{ id: string }>('POST', `/api/battles/${id}/continue?watch=${watch}`, order),
  continueRecord: (order: ContinueRecord) => request<{ id: string }>('POST', '/api/records/continue', order),
  keeps: (kind: SavedItem['kind']) => request<{ keeps: SavedItem[] }>('GET', `/api/keeps/${kind}`),
  keep: (kind: SavedItem['kind'], name: string, body: unknown) =>
    request<{ id: string }>('POST', `/api/keeps/${kind}`, { name, body }),
  kept: (id: string) => request<SavedItem & { body: Record<string, unknown> }>('GET', `/api/kept/${id}`),
  change: (id: string, name: string, body: unknown) =>
    request<{ id: string }>('PUT', `/api/kept/${id}`, { name, body }),
  forget: (id: string) => request<void>('DELETE', `/api/kept/${id}`),
};
