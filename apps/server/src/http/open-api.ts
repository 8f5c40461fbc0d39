import {
  ClientMessage,
  ContinueBattle,
  ContinueRecord,
  Credentials,
  Keeping,
  ListReading,
  LogOut,
  Naming,
  NewAccount,
  NewBattle,
  PasswordChange,
  Removal,
} from '@muster/protocol';
import * as z from 'zod';

const schemaOf = (shape: z.core.$ZodType): unknown => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' }) as Record<string, unknown>;
  return schema;
};

interface Operation {
  summary: string;
  body?: z.core.$ZodType;
  /** Whether one must have a name. */
  open?: boolean;
}

const operation = ({ summary, body, open = false }: Operation, path: string): unknown => ({
  summary,
  ...(open ? { security: [] } : {}),
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } } : {}),
  responses: {
    '2XX': { description: 'Done.' },
    '4XX': { description: 'A problem: a code and a sentence.', content: PROBLEM },
  },
});

const PROBLEM = {
  'application/json': {
    schema: {
      type: 'object',
      required: ['code', 'sentence'],
      properties: { code: { type: 'string' }, sentence: { type: 'string' }, refusal: { type: 'object' } },
    },
  },
};

const OPERATIONS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/me': {
    get: { summary: 'Returns who I am, and who may come to this server.', open: true },
    post: { summary: 'Changes my name; makes a new visitor a guest.', body: Naming, open: true },
  },
  '/api/me/export': { get: { summary: 'Everything that is stored about me, as JSON.' } },
  '/api/me/remove': { post: { summary: 'Removes me and everything that is only mine.', body: Removal } },
  '/api/account': { post: { summary: 'Opens an account for me.', body: NewAccount, open: true } },
  '/api/login': { post: { summary: 'Logs me in.', body: Credentials, open: true } },
  '/api/logout': { post: { summary: 'Logs me out, here or everywhere.', body: LogOut, open: true } },
  '/api/password': { post: { summary: 'Changes my password and ends my other sessions.', body: PasswordChange } },
  '/api/sessions': { get: { summary: 'The browsers in which I am logged in.' } },
  '/api/sessions/{id}': { delete: { summary: 'Ends one of my sessions.' } },
  '/api/lists': { get: { summary: 'The ready lists.', open: true } },
  '/api/lists/{id}': { get: { summary: 'One ready list.', open: true } },
  '/api/lists/read': { post: { summary: 'Reads an army list of any kind.', body: ListReading, open: true } },
  '/api/battles': {
    get: { summary: 'My battles.' },
    post: { summary: 'Sets up a battle.', body: NewBattle },
  },
  '/api/battles/{id}': { delete: { summary: 'Removes a battle of mine that no one else is part of.' } },
  '/api/battles/{id}/claim': { post: { summary: 'Takes a seat by its link.' } },
  '/api/battles/{id}/invitation': { get: { summary: 'What a link to a seat offers.', open: true } },
  '/api/battles/{id}/record': { get: { summary: 'A battle as a file.', open: true } },
  '/api/battles/{id}/continue': { post: { summary: 'Goes on from a moment of a battle.', body: ContinueBattle } },
  '/api/records/continue': { post: { summary: 'Goes on from a moment of a record file.', body: ContinueRecord } },
  '/api/battles/{id}/live': { get: { summary: 'The socket of a battle; messages are x-messages.', open: true } },
  '/api/keeps/{kind}': {
    get: { summary: 'What I keep of a kind: list, table or book.' },
    post: { summary: 'Keeps something.', body: Keeping },
  },
  '/api/kept/{id}': {
    get: { summary: 'Something that I keep.' },
    put: { summary: 'Changes it.', body: Keeping },
    delete: { summary: 'Forgets it.' },
  },
};

/** What the server understands, in the form that tools read. */
export const openApi: unknown = {
  openapi: '3.1.0',
  info: { title: 'Muster', version: '0.1.0', description: 'Battles of one-page wargames, played by the rules.' },
  security: [{ cookie: [] }],
  paths: Object.fromEntries(
    Object.entries(OPERATIONS).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, what]) => [method, operation(what, path)])),
    ]),
  ),
  components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'muster' } } },
  'x-messages': schemaOf(ClientMessage),
};
