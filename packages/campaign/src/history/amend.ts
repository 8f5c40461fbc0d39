import { drawnSource, firstOf, type Need, type Source } from '../chance/chance.ts';
import type { Command } from '../decide/command.ts';
import { decide } from '../decide/decide.ts';
import type { CampaignRefusal } from '../decide/refusal.ts';
import type { Campaign } from '../state/campaign.ts';
import { evolve, type Fact, matchOfCommand } from './fact.ts';

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
  const draws = { kept: 0, gone: 0, added: 0 };
  for (const [i, fact] of facts.slice(from).entries()) {
    const corrected = correctedCommand(fact, from + i, wanted);
    if (!corrected) continue;
    const known = drawnSource(fact.draws);
    const decision = decide(after, corrected, firstOf(known, source()));
    if (decision.status === 'needs') return { ...decision, for: corrected };
    if (decision.status === 'refused') {
      if ('place' in wanted && wanted.place === from + i) return decision;
      dropped.push({ fact, refusal: decision.refusal });
      continue;
    }
    const left = countDraws(known.left);
    const kept = countDraws(fact.draws) - left;
    draws.kept += kept;
    draws.gone += left;
    draws.added += countDraws(decision.draws) - kept;
    const match = matchOfCommand(after, corrected);
    after = decision.campaign;
    made.push({
      ...fact,
      command: corrected,
      draws: decision.draws,
      changes: decision.changes,
      ...(match === undefined ? {} : { match }),
    });
  }
  return { status: 'done', from, facts: made, before, after, dropped, draws };
};

const correctedCommand = (fact: Fact, place: number, wanted: Amend): Command | undefined => {
  if ('match' in wanted) return fact.match === wanted.match ? undefined : fact.command;
  return place === wanted.place ? wanted.command : fact.command;
};

const countDraws = ({ dice, picks, choices }: Fact['draws']): number => dice.length + picks.length + choices.length;
