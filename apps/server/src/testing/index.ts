export { MIGRATIONS } from '../store/migrations.ts';
export { openPostgres } from '../store/postgres.ts';
export { openSqlite } from '../store/sqlite.ts';
export { Client, TestSeat } from './client.ts';
export { type ExpensiveAct, expensiveActs } from './expensive-acts.ts';
export { type ExpensiveRequest, expensiveRequests } from './expensive-requests.ts';
export { newDatabase, type PrivatePostgres, postgresPrograms, startPostgres } from './postgres.ts';
export { bot, skirmish, type TestServer, testServer } from './server.ts';
