import type { BattleListing } from '@muster/protocol';
import { describe, expect, it } from 'vitest';
import { battleWords, byUrgency } from './battle-words.ts';

const listing = (summary: Partial<BattleListing['summary']>, mine: number[] = [0], updated = 0): BattleListing => ({
  id: 'battle',
  created: 0,
  updated,
  mine,
  summary: {
    title: 'Post against Watch',
    system: 'gf',
    points: 750,
    armies: ['Post', 'Watch'],
    players: ['Ada', 'The captain'],
    round: 2,
    phase: 'activation',
    waiting: [0],
    markers: [1, 2],
    over: false,
    ...summary,
  },
});

describe('what a list says about a battle', () => {
  it('says whose turn it is', () => {
    expect(battleWords(listing({})).state).toBe('Round 2 · your turn');
    expect(battleWords(listing({ waiting: [1] })).state).toBe('Round 2 · waiting for the captain');
  });

  it('says that the terrain is still being placed', () => {
    expect(battleWords(listing({ round: 0, phase: 'terrain' })).state).toBe('Placing terrain · your turn');
  });

  it('names the player where several share a screen', () => {
    const words = battleWords(listing({ players: ['Ada', 'Ben'], waiting: [1] }, [0, 1]));
    expect(words.state).toBe('Round 2 · Ben’s turn');
    expect(words.urgency).toBe('mine');
  });

  it('says that a seat is still free', () => {
    const words = battleWords(listing({ players: ['Ada', ''], waiting: [1], round: 0, phase: 'deployment' }));
    expect(words).toMatchObject({ state: 'Deployment · waiting for a player to join', free: true });
  });

  it('shows its title only where a player gave it one', () => {
    expect(battleWords(listing({})).title).toBeUndefined();
    expect(battleWords(listing({ title: 'The ford' })).title).toBe('The ford');
  });

  it('says how it ended', () => {
    expect(battleWords(listing({ over: true, round: 4, winner: 0 })).state).toBe('Finished after round 4 · you won');
    expect(battleWords(listing({ over: true, round: 4, winner: 1 })).state).toBe('Finished after round 4 · you lost');
    expect(battleWords(listing({ over: true, round: 4 })).state).toBe('Finished after round 4 · a draw');
    expect(battleWords(listing({ over: true, round: 4, winner: 1 }, [])).state).toBe(
      'Finished after round 4 · Watch won',
    );
  });

  it('puts battles first that wait for the user', () => {
    const over = listing({ over: true }, [0], 9);
    const running = listing({ waiting: [1] }, [0], 5);
    const mine = listing({}, [0], 1);
    expect(byUrgency([over, running, mine])).toEqual([mine, running, over]);
  });
});
