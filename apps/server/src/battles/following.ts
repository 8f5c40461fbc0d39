import type { BattleChange } from './change.ts';
import type { BattleEntry } from './entry.ts';
import type { LiveGame } from './live-game.ts';

/** Repeats an entry that another server has stored; fails if the result differs. */
export const follow = (live: LiveGame, entry: BattleEntry): BattleChange => {
  const change = repeat(live, entry);
  if (hasParted(change.entries, entry)) throw new Error('the battle has another result on another server');
  return change;
};

const repeat = (live: LiveGame, entry: BattleEntry): BattleChange => {
  if (entry.kind === 'back') return live.takeOneBack();
  if (entry.kind === 'rules') return live.confirmRules(entry);
  if (entry.kind !== 'step' && entry.kind !== 'draft') return live.note(entry);
  const { game, ledger } = live;
  const { takeBacks } = ledger;
  const step = entry.kind === 'step' ? entry.step : entry;
  return live.run(() => (game.unfinished ? game.repeatAnswers(step.answers) : game.repeat({ takeBacks, ...step })));
};

/** Returns whether a result differs from the stored one. */
const hasParted = (entries: readonly BattleEntry[], stored: BattleEntry): boolean => {
  const [entry, ...more] = entries;
  if (more.length > 0 || entry.kind !== stored.kind) return true;
  return entry.kind === 'step' && stored.kind === 'step' && entry.step.checksum !== stored.step.checksum;
};
