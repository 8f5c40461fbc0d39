import { makePlayer } from '@muster/ai';
import { parseUnitText } from '@muster/army';
import { type ArmyUnit, checksum, compilePlan, Game, playOut, reportOf } from '@muster/engine';
import { parseContender } from '@muster/host';
import { hex } from '@muster/kernel';
import { generateTable, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { enterStretch, gamesEntered, isUpToDate, type ArenaResults, openLanes, openLedger } from './ledger.ts';
import { type ArenaArmy, type ArenaOrder, type ArenaPlan, gameOf, gamesIn, type Lane, planArena } from './order.ts';
import { LostGame, planShelf, playLane } from './play.ts';
import { standingsOf } from './standing.ts';
import { addTally, emptyTally, gamesOf, scoreOf } from './tally.ts';

const army = (name: string, ...units: string[]): ArenaArmy => ({
  name,
  army: {
    name,
    spells: [],
    units: units.map((text, i): ArmyUnit => {
      const unit = parseUnitText(text, `unit-${i}`);
      if (!unit.ok) throw new Error(unit.error.map(({ message }) => message).join());
      return unit.value;
    }),
  },
});

const GUARD = '3x Guard Q4+ D4+ | 3x Rifle (24", A1)';
const BLADES = '3x Blades Q3+ D5+ Fast | 3x Blade (A2)';
const BRUTE = 'Brute Q4+ D3+ Tough(3) | Club (A3, AP(1))';
const ARMIES = [army('Guards', GUARD, BRUTE), army('Blades', BLADES, BRUTE), army('Both', GUARD, BLADES)];
const TABLES = ['hills', 'town'].map((name) => ({
  name,
  table: generateTable(name, { width: 4800, depth: 4800, pieces: 20, players: 2 }),
}));

const order = (players: readonly string[], more: Partial<ArenaOrder> = {}): ArenaOrder => ({
  seed: 'quick',
  games: 24,
  contenders: players.flatMap((text) => {
    const contender = parseContender(text);
    return contender.ok ? [contender.value] : [];
  }),
  grounds: [{ system: 'gff', armies: ARMIES, tables: TABLES }],
  ...more,
});

/** Plays all games, lane by lane. */
const play = (plan: ArenaPlan): ArenaResults => {
  const shelf = planShelf(plan.order);
  const ledger = openLedger(plan);
  plan.lanes.forEach((lane, i) =>
    playLane(plan, lane, shelf, {
      from: 0,
      now: () => 0,
      stops: () => false,
      hear: (stretch) => enterStretch(ledger, i, stretch),
    }),
  );
  return ledger;
};

const allGames = (plan: ArenaPlan): { lane: Lane; number: number; text: string }[] =>
  plan.lanes.flatMap((lane) =>
    Array.from({ length: lane.games }, (_, number) => {
      const { pairing, place, side, army: own, seed } = gameOf(plan, lane, number);
      return { lane, number, text: JSON.stringify([pairing, place, seed, side, own]) };
    }),
  );

describe('an arena is planned', () => {
  const plan = planArena(order(['solo', 'random']));

  test('in sets: the same seed with both sides and both armies', () => {
    expect([plan.setSize, gamesIn(plan), plan.lanes.length]).toEqual([4, 24, 6]);
    for (const lane of plan.lanes) {
      const games = [0, 1, 2, 3].map((number) => gameOf(plan, lane, number));
      expect(new Set(games.map(({ seed }) => seed)).size).toBe(1);
      expect(new Set(games.map(({ side, army: own }) => `${side} ${own}`)).size).toBe(4);
    }
  });

  test('with every pair of armies on every table', () => {
    expect(plan.places).toHaveLength(6);
    expect(new Set(plan.places.map(({ armies, table }) => `${armies.join()} ${table}`)).size).toBe(6);
    // A few games cover all armies before all tables.
    expect(plan.places.slice(0, 3).map(({ armies }) => armies)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('so that all pairings play the same games', () => {
    const three = planArena({ ...order(['solo', 'random']), contenders: order(['solo', 'random', 'solo']).contenders });
    const of = (pairing: number): string[] =>
      three.lanes.flatMap((lane) => (lane.pairing === pairing ? [gameOf(three, lane, 0).seed, `${lane.games}`] : []));
    expect(three.pairings).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(of(1)).toEqual(of(0));
    expect(of(2)).toEqual(of(0));
  });

  test('so that a larger number only adds games', () => {
    const few = allGames(planArena(order(['solo', 'random'], { games: 100 })));
    const many = allGames(planArena(order(['solo', 'random'], { games: 800 })));
    const starts = new Map(many.map(({ lane, number, text }) => [`${lane.start} ${number}`, text]));
    expect([few.length, many.length, new Set(many.map(({ text }) => text)).size]).toEqual([100, 800, 800]);
    for (const { lane, number, text } of few) expect(starts.get(`${lane.start} ${number}`)).toBe(text);
  });

  test('in whole sets', () => expect(gamesIn(planArena(order(['solo', 'random'], { games: 25 })))).toBe(28));

  test('a single army meets itself, with other dice instead of another army', () => {
    const grounds = [{ system: 'gff', armies: ARMIES.slice(0, 1), tables: TABLES }];
    const mirror = planArena(order(['solo', 'random'], { grounds }));
    expect(mirror.places.map(({ armies }) => armies)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([0, 1, 2, 3].map((number) => gameOf(mirror, mirror.lanes[0], number).seed)).toEqual([
      'quick-1',
      'quick-1',
      'quick-1b',
      'quick-1b',
    ]);
  });
});

/** Plays one game in another way, for comparison. */
interface Seen {
  side: number;
  starter: number;
  winner: number | undefined;
  rounds: number;
  checksum: number;
}

const playAgain = (plan: ArenaPlan, lane: Lane, number: number): Seen => {
  const { pairing, place, side, army: own, seed } = gameOf(plan, lane, number);
  const armies = [place.armies[own], place.armies[1 - own]].map((at) => ARMIES[at].army);
  const names = pairing.map((at) => plan.order.contenders[at].name);
  const battle = compilePlan({ ruleset: gff, armies, table: TABLES[place.table].table });
  const acted: number[] = [];
  const game = playOut(
    new Game({
      plan: battle,
      seed,
      players: [0, 1].map((seat) => makePlayer(names[seat === side ? 0 : 1], `${seed} ${seat}`)),
      listen: (event) => {
        if (event.type === 'activated') acted.push(battle.units[event.unit].side);
      },
    }),
  );
  const { winner, rounds } = reportOf(game);
  return { side, starter: acted[0], winner, rounds, checksum: checksum(game.battle) };
};

describe('an arena', () => {
  const plan = planArena(order(['solo', 'random']));
  const ledger = play(plan);
  const standings = standingsOf(plan, ledger);

  test('adds up the results of its games', () => {
    const games = allGames(plan).map(({ lane, number }) => playAgain(plan, lane, number));
    const scoreFor = (who: (game: Seen) => number, some: readonly Seen[] = games): number =>
      some.reduce((sum, game) => sum + (game.winner === undefined ? 0.5 : game.winner === who(game) ? 1 : 0), 0);
    expect(standings).toMatchObject({ games: 24, unfinished: 0 });
    expect(standings.checksum).toBe(hex(games.reduce((sum, game) => (sum + game.checksum) | 0, 0)));
    expect(standings.rounds * 24).toBeCloseTo(
      games.reduce((sum, { rounds }) => sum + rounds, 0),
      9,
    );
    expect(standings.pairings[0].score * 24).toBeCloseTo(
      scoreFor(({ side }) => side),
      9,
    );
    expect(standings.firstSide.score * 24).toBeCloseTo(
      scoreFor(() => 0),
      9,
    );
    expect(standings.firstTurn.score * 24).toBeCloseTo(
      scoreFor(({ starter }) => starter),
      9,
    );
    const all = emptyTally();
    for (const { tally } of ledger) addTally(all, tally);
    for (const [side, turn] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      const some = games.filter((game) => game.side === side && (game.starter === side ? 0 : 1) === turn);
      const { wins, draws, losses } = scoreOf(all, { side, turn });
      expect([wins + draws + losses, wins + draws / 2]).toEqual([some.length, scoreFor(() => side, some)]);
    }
  });

  test('finds the stronger player', () => {
    expect(standings.players.map(({ player }) => player)).toEqual(['solo', 'random']);
    expect(standings.players[0].score).toBeGreaterThan(0.6);
    expect(standings.players[0].score + standings.players[1].score).toBeCloseTo(1, 12);
    expect(standings.players[0].rating).toBeGreaterThan(standings.players[1].rating);
  });

  test('gives each player the same number of games with every army', () => {
    expect(standings.armies.map(({ games }) => games)).toEqual([16, 16, 16]);
    expect(standings.armies.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1.5, 12);
  });

  test('can be played in parts', () => {
    const shelf = planShelf(plan.order);
    const pieces = openLedger(plan);
    while (openLanes(plan, pieces).length > 0) {
      const before = gamesEntered(pieces);
      const lane = openLanes(plan, pieces)[before % openLanes(plan, pieces).length];
      const from = gamesOf(pieces[lane].tally);
      // Stops after each game, however many are requested.
      playLane(plan, plan.lanes[lane], shelf, {
        from,
        now: () => 0,
        stops: () => true,
        hear: (stretch) => enterStretch(pieces, lane, stretch),
      });
      expect(gamesEntered(pieces)).toBe(before + 1);
    }
    expect(pieces).toEqual(ledger);
  });

  test('is out of date if games have other results', () => {
    expect(isUpToDate(plan, openLedger(plan))).toBe(true);
    expect(isUpToDate(plan, ledger)).toBe(true);
    const other = planArena(order(['solo', 'random'], { seed: 'another' }));
    expect(isUpToDate(other, ledger)).toBe(false);
  });

  test('reports its first game at once, then at intervals', () => {
    const heard: number[] = [];
    let time = 0;
    const [lane] = planArena(order(['solo', 'random'], { games: 24 * 64 })).lanes;
    playLane(plan, { ...lane, games: 8 }, planShelf(plan.order), {
      from: 0,
      now: () => (time += 30),
      stops: () => false,
      hear: ({ games, tally }) => {
        expect(gamesOf(tally)).toBe(games);
        heard.push(games);
      },
    });
    // 60 ms a game: the second report comes 240 ms after the first.
    expect(heard).toEqual([1, 4, 3]);
  });

  test('names the game that could not be played', () => {
    const lost = planArena(order(['solo', 'random'], { grounds: [{ ...order([]).grounds[0], system: 'chess' }] }));
    const [lane] = lost.lanes;
    const attempt = (): void =>
      playLane(lost, lane, planShelf(lost.order), { from: 2, now: () => 0, stops: () => false, hear: () => {} });
    expect(attempt).toThrow(LostGame);
    expect(attempt).toThrow('there is no game "chess"');
    try {
      attempt();
    } catch (error) {
      expect((error as LostGame).game).toEqual(gameOf(lost, lane, 2));
    }
  });
});

test('a single player plays itself', () => {
  const plan = planArena(order(['solo']));
  const standings = standingsOf(plan, play(plan));
  expect([plan.setSize, plan.pairings]).toEqual([2, [[0, 0]]]);
  expect(standings).toMatchObject({ games: 24, players: [{ player: 'solo', games: 48, score: 0.5, rating: 1500 }] });
  expect(standings.pairings[0].score).toBe(standings.firstSide.score);
});
