import {
  ClientMessage,
  ContinueBattle,
  ContinueRecord,
  Credentials,
  SavedItem,
  ListSource,
  LogOut,
  NameChoice,
  NewAccount,
  NewBattle,
  PasswordChange,
  AccountRemoval,
} from '@muster/protocol';
import * as z from 'zod';

const schemaOf = (shape: z.core.$ZodType): unknown => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' }) as Record<string, unknown>;
  return schema;
};

interface Operation {
  summary: string;
  body?: z.core.$ZodType;
  /** Whether it works without a name. */
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
    get: { summary: 'Returns who I am, and who may use this server.', open: true },
    post: { summary: 'Changes my name; makes a new visitor a guest.', body: NameChoice, open: true },
  },
  '/api/me/export': { get: { summary: 'Returns everything that is stored about me, as JSON.' } },
  '/api/me/remove': { post: { summary: 'Removes me and all data that belongs only to me.', body: AccountRemoval } },
  '/api/account': { post: { summary: 'Opens an account for me.', body: NewAccount, open: true } },
  '/api/login': { post: { summary: 'Logs me in.', body: Credentials, open: true } },
  '/api/logout': { post: { summary: 'Logs me out, here or everywhere.', body: LogOut, open: true } },
  '/api/password': { post: { summary: 'Changes my password and ends my other sessions.', body: PasswordChange } },
  '/api/sessions': { get: { summary: 'Lists the browsers in which I am logged in.' } },
  '/api/sessions/{id}': { delete: { summary: 'Ends one of my sessions.' } },
  '/api/lists': { get: { summary: 'Lists the ready lists.', open: true } },
  '/api/lists/{id}': { get: { summary: 'Returns a ready list.', open: true } },
  '/api/lists/read': { post: { summary: 'Reads an army list in any format.', body: ListSource, open: true } },
  '/api/battles': {
    get: { summary: 'Lists my battles.' },
    post: { summary: 'Sets up a battle.', body: NewBattle },
  },
  '/api/battles/{id}': { delete: { summary: 'Removes a battle of mine without other players.' } },
  '/api/battles/{id}/claim': { post: { summary: 'Takes a seat by its link.' } },
  '/api/battles/{id}/invitation': { get: { summary: 'Shows what a seat link offers.', open: true } },
  '/api/battles/{id}/record': { get: { summary: 'Returns the record of a battle.', open: true } },
  '/api/battles/{id}/continue': { post: { summary: 'Continues from a moment of a battle.', body: ContinueBattle } },
  '/api/records/continue': { post: { summary: 'Continues from a moment of a record file.', body: ContinueRecord } },
  '/api/battles/{id}/live': { get: { summary: 'The socket of a battle; messages are x-messages.', open: true } },
  '/api/keeps/{kind}': {
    get: { summary: 'Lists my saved items of a kind: list, table or book.' },
    post: { summary: 'Saves an item.', body: SavedItem },
  },
  '/api/kept/{id}': {
    get: { summary: 'Returns a saved item.' },
    put: { summary: 'Changes a saved item.', body: SavedItem },
    delete: { summary: 'Removes a saved item.' },
  },
};

/** The HTTP interface in the OpenAPI format. */
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
