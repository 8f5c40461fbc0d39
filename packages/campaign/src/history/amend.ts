import { drawnSource, firstOf, type Need, type Source } from '../chance/chance.ts';
import type { Command } from '../decide/command.ts';
import { decide, type Decision } from '../decide/decide.ts';
import { matchOfCommand } from '../decide/match-of-command.ts';
import type { CampaignRefusal } from '../decide/refusal.ts';
import type { Campaign } from '../state/campaign.ts';
import { adapted } from './adapt.ts';
import { asItWas } from './as-it-was.ts';
import { evolve, type Fact } from './fact.ts';

/** A fact that does not fit any more after a correction. */
export interface Dropped {
  fact: Fact;
  refusal: CampaignRefusal;
}

/** What a correction would make of a campaign. */
export interface Corrected {
  status: 'done';
  /** The place of the first fact that is replaced. */
  from: number;
  facts: readonly Fact[];
  before: Campaign;
  after: Campaign;
  dropped: readonly Dropped[];
  /** Facts of matches that were fought, told again with those who are still there. */
  adapted: readonly Dropped[];
  /** Dice, lots and choices that still fit, those that fit no more, and those that were added. */
  draws: { kept: number; gone: number; added: number };
}

export type Correction =
  | Corrected
  | { status: 'needs'; need: Need; for: Command }
  | { status: 'refused'; refusal: CampaignRefusal };

/** What is to be corrected: one fact said otherwise or taken out, or a whole match taken out. */
export type Amend = { place: number; command?: Command } | { match: string };

/**
 * Tries a correction: everything from the corrected fact on is decided again. Dice that still apply are kept; what is
 * missing comes from the source, or is asked for. Nothing is changed: the result says what would be.
 */
export const amend = (facts: readonly Fact[], wanted: Amend, source: () => Source): Correction => {
  const from = 'match' in wanted ? facts.findIndex(({ match }) => match === wanted.match) : wanted.place;
  if (from < 0 || from >= facts.length) return { status: 'refused', refusal: { code: 'unknown-match' } };
  const before = evolve(facts);
  let after = evolve(facts.slice(0, from));
  const made: Fact[] = [];
  const dropped: Dropped[] = [];
  const changed: Dropped[] = [];
  const draws = { kept: 0, gone: 0, added: 0 };
  for (const [i, fact] of facts.slice(from).entries()) {
    const corrected = correctedCommand(fact, from + i, wanted);
    if (!corrected) continue;
    const isCorrection = 'place' in wanted && wanted.place === from + i;
    const attempt = (command: Command): Attempt => {
      const known = drawnSource(fact.draws);
      return { command, known, decision: decide(after, command, firstOf(known, source())) };
    };
    let tried = attempt(corrected);
    if (tried.decision.status === 'refused' && !isCorrection) {
      const { refusal } = tried.decision;
      const other = adapted(after, fact, isFought(facts, fact));
      if (other) tried = attempt(other);
      (tried.decision.status === 'refused' ? dropped : changed).push({ fact, refusal });
    }
    const { command, known, decision } = tried;
    if (decision.status === 'needs') return { ...decision, for: command };
    if (decision.status === 'refused' && isCorrection) return decision;
    if (decision.status === 'refused') continue;
    const left = countDraws(known.left);
    const kept = countDraws(fact.draws) - left;
    draws.kept += kept;
    draws.gone += left;
    draws.added += countDraws(decision.draws) - kept;
    const match = matchOfCommand(after, command);
    after = decision.campaign;
    made.push({
      ...fact,
      command,
      draws: decision.draws,
      changes: decision.changes,
      ...(match === undefined ? {} : { match }),
    });
  }
  return { status: 'done', from, facts: made, before, after, dropped, adapted: changed, draws };
};

/** One way to carry a fact out again. */
interface Attempt {
  command: Command;
  known: ReturnType<typeof drawnSource>;
  decision: Decision;
}

/** Whether the match that a fact sets up was fought to its end. */
const isFought = (facts: readonly Fact[], { match }: Fact): boolean =>
  facts.some(({ command }) => command.type === 'conclude' && command.match === match);

const correctedCommand = (fact: Fact, place: number, wanted: Amend): Command | undefined => {
  if ('match' in wanted) return fact.match === wanted.match ? undefined : asItWas(fact);
  if (place === wanted.place) return wanted.command;
  return asItWas(fact);
};

const countDraws = ({ dice, picks, choices }: Fact['draws']): number => dice.length + picks.length + choices.length;
