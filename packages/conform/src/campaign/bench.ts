import {
  type Campaign,
  type CampaignRefusal,
  type Command,
  decideCommand,
  EMPTY_DRAW_SOURCE,
  evolve,
  type Fact,
  type Match,
  matchOfCommand,
  NO_CAMPAIGN,
  NO_DRAWS,
  type DrawSource,
  type MatchStep,
} from '@muster/campaign';
import { UnrunnableCase } from '../case/outcome.ts';
import { FIRST_DAY, givenMatch } from './given.ts';

/** Runs the steps of a campaign case: commands go through `decide`, and nothing else changes the campaign. */
export class CampaignCaseRunner {
  #campaign: Campaign = NO_CAMPAIGN;
  #facts: Fact[] = [];
  readonly #steps: number[] = [];
  /** Whether the case says where it begins, in which case it tests the order of the steps. */
  readonly #strict: boolean;

  constructor(campaign: Campaign, phase: MatchStep | 'set-up' | undefined) {
    this.campaign = campaign;
    this.#strict = phase !== undefined;
    if (phase !== undefined && phase !== 'set-up') this.#open(phase);
  }

  get campaign(): Campaign {
    return this.#campaign;
  }

  /** Begins from a given campaign: corrections can go back to here. */
  set campaign(campaign: Campaign) {
    const command = { type: 'adopt', campaign } as const;
    this.#campaign = campaign;
    this.#facts = [{ at: FIRST_DAY, by: 'case', command, draws: NO_DRAWS, changes: [{ type: 'adopted', campaign }] }];
  }

  /** All facts since then. */
  get facts(): readonly Fact[] {
    return this.#facts;
  }

  /** Saves where a step of the case ended. */
  mark(): void {
    this.#steps.push(this.#facts.length);
  }

  /** Returns the last fact of a step of the case. */
  factOf(step: number): number {
    return (this.#steps[step] ?? 0) - 1;
  }

  /** Replaces the facts, after a correction or a step that was only tried. */
  rewrite(facts: readonly Fact[]): void {
    this.#facts = [...facts];
    this.#campaign = evolve(facts);
  }

  /** Returns the newest match. */
  get match(): Match {
    const match = this.campaign.matches.at(-1);
    if (!match) throw new UnrunnableCase('there is no match');
    return match;
  }

  /** Carries out a command; returns the reason if it is refused, and throws if something is missing. */
  do(command: Command, source: DrawSource): CampaignRefusal | undefined {
    const decision = decideCommand(this.campaign, command, source);
    if (decision.status === 'refused') return decision.refusal;
    if (decision.status === 'needs') throw new UnrunnableCase(`asks for ${JSON.stringify(decision.need)}`);
    const match = matchOfCommand(this.#campaign, command);
    const { draws, changes } = decision;
    this.#facts.push({ at: FIRST_DAY, by: 'case', command, draws, changes, ...(match === undefined ? {} : { match }) });
    this.#campaign = decision.campaign;
    return undefined;
  }

  /** Brings the newest match to a step, or creates one there, unless the case tests the order of the steps. */
  steer(step: MatchStep, army?: string): string {
    const inMatch = ({ armies }: Match): boolean => army === undefined || armies.some((one) => one.army === army);
    const current = this.campaign.matches.findLast((match) => inMatch(match) && match.step !== 'closed');
    if (current && (this.#strict || current.step === step)) return current.id;
    if (this.#strict) return this.campaign.matches.at(-1)?.id ?? 'none';
    if (current && (step !== 'mission' || current.step === 'mission')) {
      this.set(current.id, { step });
      return current.id;
    }
    if (current) this.set(current.id, { step: 'closed' });
    return this.#open(step);
  }

  /** Overrides a match as the organiser. */
  set(match: string, set: Partial<Omit<Match, 'id' | 'before' | 'ordinal'>>): void {
    const refusal = this.do(
      { type: 'override', by: 'case', reason: 'as given', override: { of: 'match', id: match, set } },
      EMPTY_DRAW_SOURCE,
    );
    if (refusal) throw new UnrunnableCase(`cannot be given: ${refusal.code}`);
  }

  /** Closes everything between two matches. */
  closeAll(): void {
    if (!this.#strict)
      for (const { id, step } of this.campaign.matches)
        if (step !== 'closed' && step !== 'mission') this.set(id, { step: 'closed' });
  }

  #open(step: MatchStep): string {
    const match = givenMatch(this.campaign, step);
    this.campaign = { ...this.campaign, matches: [...this.campaign.matches, match] };
    return match.id;
  }
}
