import type { Draws, DrawNeed, DrawSource } from '../chance/chance.ts';
import type { Campaign } from '../state/campaign.ts';
import type { CampaignChange } from '../state/change.ts';
import { adopt } from './adopt.ts';
import { checkCasualties } from './casualties.ts';
import type { Command } from '../contract/command.ts';
import { breakOff, conclude } from './conclude.ts';
import { CommandState, NeedSignal } from './command-state.ts';
import { resolveEvent, noteOutcome } from './event.ts';
import { earnExperience } from './experience.ts';
import { found, join } from './found.ts';
import { buy, endStep, sell } from './market.ts';
import { matchOfCommand } from './match-of-command.ts';
import { spendUnderdog, startRound } from './mission.ts';
import { replaceNotes, rename } from './naming.ts';
import { override } from './override.ts';
import { disband, disbandArmy, recruit, restart } from './recruit.ts';
import { type CampaignRefusal, RefusalSignal } from '../contract/refusal.ts';
import { rollObjective, setUp } from './set-up.ts';

/** The result of a command: changes, something that must be rolled or decided first, or a refusal. */
export type Decision =
  | { status: 'done'; campaign: Campaign; changes: readonly CampaignChange[]; draws: Draws }
  | { status: 'needs'; need: DrawNeed }
  | { status: 'refused'; refusal: CampaignRefusal };

/** Decides a command by the rules of the campaign; dice, random draws and decisions come from the source. */
export const decideCommand = (campaign: Campaign, command: Command, source: DrawSource): Decision => {
  const desk = new CommandState(campaign, source, matchOfCommand(campaign, command));
  try {
    carryOut(desk, command);
  } catch (signal) {
    if (signal instanceof NeedSignal) return { status: 'needs', need: signal.need };
    if (signal instanceof RefusalSignal) return { status: 'refused', refusal: signal.refusal };
    throw signal;
  }
  return { status: 'done', campaign: desk.campaign, changes: desk.changes, draws: desk.draws };
};

const carryOut = (desk: CommandState, command: Command): void => {
  switch (command.type) {
    case 'found':
      return found(desk, command);
    case 'adopt':
      return adopt(desk, command);
    case 'join':
      return join(desk, command);
    case 'set-up':
      return setUp(desk, command);
    case 'roll-objective':
      return rollObjective(desk, command);
    case 'spend-underdog':
      return spendUnderdog(desk, command);
    case 'start-round':
      return startRound(desk, command);
    case 'event':
      return resolveEvent(desk, command);
    case 'event-outcome':
      return noteOutcome(desk, command);
    case 'conclude':
      return conclude(desk, command);
    case 'break-off':
      return breakOff(desk, command);
    case 'check-casualties':
      return checkCasualties(desk, command.match);
    case 'earn-experience':
      return earnExperience(desk, command.match);
    case 'buy':
      return buy(desk, command);
    case 'sell':
      return sell(desk, command);
    case 'end-step':
      return endStep(desk, command);
    case 'recruit':
      return recruit(desk, command);
    case 'disband':
      return disband(desk, command);
    case 'disband-army':
      return disbandArmy(desk, command);
    case 'restart':
      return restart(desk, command);
    case 'rename':
      return rename(desk, command);
    case 'note':
      return replaceNotes(desk, command);
    case 'override':
      return override(desk, command);
  }
};
