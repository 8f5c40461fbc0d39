export { MIGRATIONS } from '../store/migrations.ts';
export { openPostgres } from '../store/postgres.ts';
export { openSqlite } from '../store/sqlite.ts';
export { Client, Seat } from './client.ts';
export { newDatabase, type PrivatePostgres, postgresPrograms, startPostgres } from './postgres.ts';
export { bot, skirmish, type TestServer, testServer } from './server.ts';
