import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, the slowest first. They start first, so that all cores finish at about the same time. */
export const SLOW: readonly string[] = [
  'tests/web/battles.test.ts',
  'tests/web/pages.test.ts',
  'tests/web/people.test.ts',
  'tests/web/markup.test.ts',
  'tests/web/hosting.test.ts',
  'tests/campaign-once.test.ts',
  'tests/server/expensive-requests.test.ts',
  'tests/web/terrain.test.ts',
  'tests/server/faults.test.ts',
  'tests/server/admin.test.ts',
  'tests/odds-rules.test.ts',
  'tests/web/me.test.ts',
  'tests/web/text.test.ts',
  'tests/refusals-gf.test.ts',
  'tests/refusals-aof.test.ts',
  'tests/odds-random-gff.test.ts',
  'tests/odds-random-gf.test.ts',
  'tests/web/rulings.test.ts',
  'tests/odds-melee.test.ts',
  'tests/sides.test.ts',
  'apps/server/src/hosting.test.ts',
  'apps/server/src/server.test.ts',
  'apps/server/src/accounts.test.ts',
  'tests/players.test.ts',
  'tests/conformance.test.ts',
  'tests/campaign-season.test.ts',
  'tests/web/drag.test.ts',
  'packages/army/src/price/never-lowers.test.ts',
  'tests/armyforge-fuzz.test.ts',
  'tests/refusals-gff.test.ts',
  'apps/cli/src/commands/arena.test.ts',
  'tests/determinism.test.ts',
  'tests/taking-turns.test.ts',
  'tests/fuzz.test.ts',
  'tests/server/stored.test.ts',
  'tests/duel-dice.test.ts',
  'tests/positions.test.ts',
  'packages/rules/src/table/generate.test.ts',
  'packages/rules/src/table/duel.test.ts',
  'tests/campaign-events.test.ts',
  'tests/campaign-corrections.test.ts',
  'tests/campaign-fishing.test.ts',
  'tests/missions.test.ts',
  'tests/duels.test.ts',
  'tests/test-output.test.ts',
  'tests/question-kinds.test.ts',
  'apps/cli/src/commands/campaign-fishing.test.ts',
  'apps/cli/src/commands/campaign-play.test.ts',
  'apps/cli/src/program.test.ts',
  'apps/server/src/authorisation.test.ts',
  'apps/server/src/battles/dispute.test.ts',
  'apps/server/src/battles/lane.test.ts',
  'apps/server/src/battles/live-battle.test.ts',
  'apps/server/src/battles/room.test.ts',
  'apps/server/src/battles/thread.test.ts',
  'apps/server/src/http/bodies.test.ts',
  'apps/server/src/http/health.test.ts',
  'apps/server/src/live/socket.test.ts',
  'apps/server/src/own-data.test.ts',
  'apps/server/src/people/quota.test.ts',
  'apps/server/src/rules-change.test.ts',
  'apps/server/src/safety.test.ts',
  'apps/server/src/store/postgres.test.ts',
  'apps/server/src/store/sqlite.test.ts',
  'apps/server/src/terrain.test.ts',
  'apps/server/src/two-servers.test.ts',
  'packages/ai/src/objective-spots.test.ts',
  'packages/army/src/check/never-throws.test.ts',
  'packages/protocol/src/record/record-file.test.ts',
  'scripts/lib/bundle.test.mjs',
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? SLOW.length : at;
};

/** Sorts test files: the slow ones first, the others by their names. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
