import { capital, toInches } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { Refusal, RefusalCode } from '../contract/refusal.ts';
import { WIDEST_STEP } from '../space/ground.ts';
import { SETTING_WORDS } from './setting-words.ts';
import { isMany, memberName, namesOf, objectName } from './words.ts';

/** What a sentence can be made of. */
interface Parts {
  /** Both numbers, when both are known. */
  numbers?: { need: number; have: number };
  /** `: 7.2 of 6 inches`, or nothing when the numbers are not known. */
  ofInches: string;
  /** Why the limit is shorter than usual, or nothing when it is not. */
  slowed: string;
  /** What was needed, in inches. */
  need: (usual: number) => string;
  /** `, not 0.4`, or nothing. */
  notHave: string;
  unit: string;
  other: string;
  model: string;
  /** The word that fits the unit: several models `are`, a single one `is`. */
  fits: (many: string, one: string) => string;
  /** The word that fits the other unit. */
  otherFits: (many: string, one: string) => string;
  plan: BattlePlan;
  /** The title of the setting that a ruling is about. */
  setting: string;
}

/** Returns a refusal as a sentence: what is wrong, with the numbers, and what to do. */
export const refusalSentence = (plan: BattlePlan, refusal: Refusal): string => {
  const names = namesOf(plan);
  const { unit, other, model } = refusal;
  const [need, have] = [refusal.need, refusal.have].map((n) => (Number.isFinite(n) ? n : undefined));
  const numbers = need !== undefined && have !== undefined ? { need, have } : undefined;
  return SENTENCES[refusal.code]({
    ...(numbers ? { numbers } : {}),
    ofInches: numbers ? `: ${toInches(numbers.have)} of ${inches(numbers.need)}` : '',
    slowed: refusal.slowed ? SLOWED : '',
    need: (usual) => inches(need ?? usual),
    notHave: have === undefined ? '' : `, not ${toInches(have)}`,
    unit: unit === undefined ? 'the unit' : objectName(plan, names, unit),
    other: other === undefined ? 'another unit' : objectName(plan, names, other),
    model: model === undefined ? 'a model' : plan.models[model] ? memberName(plan, names, model) : 'an unknown model',
    fits: fitting(plan, unit),
    otherFits: fitting(plan, other),
    plan,
    setting: refusal.setting === undefined ? 'of a rule' : SETTING_WORDS[refusal.setting].title,
  });
};

/** The reason that difficult terrain gives (battle:G17). */
const SLOWED = ', because difficult terrain slows the unit';

const fitting =
  (plan: BattlePlan, unit = -1) =>
  (many: string, one: string): string =>
    isMany(plan, unit) ? many : one;

const inches = (hundredths: number): string => `${toInches(hundredths)} ${hundredths === 100 ? 'inch' : 'inches'}`;

const SENTENCES: Readonly<Record<RefusalCode, (parts: Parts) => string>> = {
  'exit-not-allowed': ({ unit, fits }) =>
    `${capital(unit)} ${fits('have', 'has')} no reason to leave the table: no event lets ${fits('them', 'it')}.`,
  'exit-not-reached': ({ unit }) =>
    `To leave the table, every model of ${unit} must get past an edge of an opponent's zone.`,
  'ruling-open-step': () => 'A step is still open. The decision applies from the next step on: finish this one first.',
  'ruling-before-battle': ({ setting }) =>
    `The reading “${setting}” only matters before the battle: the lists are chosen.`,
  'ruling-other-game': ({ setting, plan }) => `The reading “${setting}” changes nothing in ${plan.ruleset.name}.`,
  'ruling-decided': ({ setting }) =>
    `The reading “${setting}” is decided for the rest of this battle. Discuss it again afterwards.`,
  'ruling-nothing': () => 'There is nothing to decide: all sides want to leave it as it is.',
  'spot-too-far': ({ ofInches }) => `That spot is too far off${ofInches}.`,
  'not-your-turn': () => 'It is not your turn: wait for the other side.',
  'wrong-phase': () => 'That cannot be done now: look at what the battle waits for.',
  'no-such-unit': ({ unit }) => `${capital(unit)} cannot be used here: choose a unit that is in play.`,
  'no-such-model': ({ model, unit, numbers }) =>
    numbers
      ? `Place every model of ${unit} once: ${numbers.have} of ${numbers.need} are placed.`
      : `${capital(model)} cannot do this: choose a model of ${unit}.`,
  'already-activated': ({ unit }) => `${capital(unit)} acted in this round already: choose another unit.`,
  'other-unit-active': ({ other, otherFits }) =>
    `${capital(other)} ${otherFits('have', 'has')} begun to act: finish that activation first.`,
  'shaken-must-idle': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} Shaken and can only stay idle this time.`,
  'not-shaken': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} not Shaken: choose hold, advance, rush or charge.`,
  'action-not-allowed': ({ unit }) => `${capital(unit)} may not do that: choose another action.`,
  'must-restore-coherency': ({ unit, fits, plan }) => {
    const { coherencyLink, coherencySpan } = plan.ruleset.numbers;
    return `${capital(unit)} ${fits('are', 'is')} out of coherency: move until every model is within ${inches(coherencyLink)} of the next and all within ${toInches(coherencySpan)}, or as close as they can get.`;
  },
  'move-too-far': ({ ofInches, slowed }) => `Too far${ofInches}${slowed}.`,
  'off-table': () => 'That is off the table: stay inside with the whole base.',
  impassable: ({ model, numbers, plan }) => {
    if (!numbers) return `${capital(model)} cannot stand there: nobody can. Go round it.`;
    const { need, have } = numbers;
    const lengths = `${inches(have)}, and ${toInches(need)} is the most. Go round it.`;
    if (have > need && need === plan.ruleset.numbers.climbHeight) return `Too steep for ${model}: ${lengths}`;
    if (have > need && need === WIDEST_STEP) return `The gap is too wide for ${model}: ${lengths}`;
    return `${capital(model)} cannot get through there: go round it.`;
  },
  'jump-too-far': ({ ofInches }) => `Nobody jumps so far${ofInches}. Go round it.`,
  'push-too-far': ({ ofInches }) => `Nobody is pushed so far${ofInches}.`,
  'fall-too-far': ({ need, notHave }) => `Whoever falls stays within ${need(200)} of the bottom${notHave}.`,
  'path-blocked': ({ model, other, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} in the way of ${model}: go round.`,
  'within-1in': ({ other, need, notHave }) => `Too close to ${other}: stay ${need(100)} away${notHave}.`,
  'difficult-limit': ({ ofInches }) => `Too far${ofInches}${SLOWED}. Move less.`,
  overlap: ({ model }) => `Two bases would overlap at ${model}: set them apart.`,
  coherency: ({ unit, plan }) => {
    const { coherencyLink, coherencySpan } = plan.ruleset.numbers;
    return `${capital(unit)} would not hold together: every model within ${inches(coherencyLink)} of the next, all within ${toInches(coherencySpan)}.`;
  },
  'aircraft-not-straight': ({ unit }) => `${capital(unit)} must fly in one straight line.`,
  'aircraft-move-length': ({ unit, numbers, need, notHave }) => {
    const bound = numbers && numbers.have > numbers.need ? 'at most' : 'at least';
    return `${capital(unit)} must fly ${bound} ${need(3000)}${notHave}.`;
  },
  'charge-out-of-range': ({ other, ofInches, otherFits, slowed }) =>
    `${capital(other)} ${otherFits('are', 'is')} too far to charge${ofInches}${slowed}.`,
  'charge-no-path': ({ other }) => `No model reaches ${other}: a charge must end in contact.`,
  'charge-not-closing': ({ model, other }) => `${capital(model)} must come as close to ${other} as it can.`,
  'cannot-charge-aircraft': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} out of reach in the air and cannot be charged.`,
  'not-enemy': ({ unit, fits }) => `${capital(unit)} ${fits('are', 'is')} on your own side: choose an enemy.`,
  'no-such-weapon': ({ unit, fits }) =>
    `${capital(unit)} ${fits('have', 'has')} no such weapon ready: choose one from ${fits('their', 'its')} list.`,
  'too-many-targets': ({ numbers }) =>
    numbers
      ? `Shots may go at ${numbers.need} different units, not ${numbers.have}: choose fewer targets.`
      : 'Shots may not go at so many different units: choose fewer targets.',
  'group-split': () => 'All weapons of one name shoot at the same target: name each weapon once.',
  'no-sight': ({ other, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} out of sight: move, or choose another target.`,
  'out-of-range': ({ other, ofInches, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} out of range${ofInches}.`,
  'target-embarked': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} inside a transport: wait until ${fits('they come', 'it comes')} out.`,
  'limited-spent': ({ unit, fits }) =>
    `${capital(unit)} ${fits('have', 'has')} used that weapon: it works once in a battle.`,
  'rush-no-shoot': ({ unit }) => `${capital(unit)} cannot shoot after a rush or charge: hold or advance to shoot.`,
  'pick-not-allowed': ({ model }) =>
    `${capital(model)} cannot be picked: choose a living model of the target in reach.`,
  'not-enough-tokens': ({ model, numbers }) =>
    `${capital(model)} has too few spell tokens${numbers ? `: ${numbers.have} of ${numbers.need}` : ''}.`,
  'spell-already-tried': ({ model }) => `${capital(model)} has tried that spell in this activation: choose another.`,
  'no-such-spell': ({ unit, fits }) =>
    `${capital(unit)} ${fits('do', 'does')} not know that spell: choose one from the list.`,
  'wrong-spell-target': ({ numbers }) =>
    numbers
      ? `The spell takes 1 to ${numbers.need} different units, not ${numbers.have}: choose others.`
      : 'The spell does not work on that unit: choose another target.',
  'assist-not-allowed': ({ model }) =>
    `${capital(model)} cannot help or hinder this spell: choose casters that are near and see it.`,
  'transport-capacity': ({ other, numbers }) =>
    `There is no room in ${other}${numbers ? `: ${numbers.have} places are needed and it has ${numbers.need}` : ''}.`,
  'transport-ineligible': ({ unit, other }) => `${capital(unit)} cannot ride in ${other}.`,
  'transport-exit-range': ({ plan, need, notHave }) =>
    `Whoever gets out must stay fully within ${need(plan.ruleset.numbers.exitRange)} of the transport${notHave}.`,
  'transport-not-reached': ({ other }) => `Nobody reaches ${other}: one model must end in contact to board.`,
  'embark-and-disembark': ({ unit }) => `${capital(unit)} cannot get in and out in one activation.`,
  'embarked-cannot': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} inside a transport and cannot do that: get out first.`,
  'objective-too-close': ({ plan, need, notHave }) =>
    `Too close to another objective: more than ${need(plan.ruleset.numbers.objectiveSpacing)} apart${notHave}.`,
  'objective-in-zone': () => 'Objectives may not lie where somebody may deploy: put it outside the deployment zones.',
  'objective-unreachable': ({ numbers, need }) =>
    numbers
      ? `Too close to impassable ground: ${inches(numbers.have)} (at least ${inches(numbers.need)}). Move the objective.`
      : `No model can get there: the smallest base is ${need(0)} wide. Place the objective where a base can get.`,
  'deploy-out-of-zone': ({ unit, fits }) =>
    `${capital(unit)} must stand fully inside ${fits('their', 'its')} own deployment zone.`,
  'ambush-round-1': ({ unit }) => `${capital(unit)} can come out of ambush from round 2 on.`,
  'ambush-too-close': ({ other, plan, need }) =>
    `Too close to ${other}: ambushers arrive more than ${need(plan.ruleset.numbers.ambushDistance)} from every enemy.`,
  'scout-too-far': ({ plan }) =>
    `Scouts stand fully within ${inches(plan.ruleset.numbers.scoutDepth)} of their deployment zone.`,
  'no-such-rule': ({ unit, fits }) => `${capital(unit)} ${fits('do', 'does')} not have the rule for that.`,
  'already-deployed': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} not waiting to be deployed: choose another unit.`,
  'hero-join-illegal': ({ unit, other, plan }) => {
    const { heroJoinTough } = plan.ruleset.numbers;
    return heroJoinTough === 0
      ? `${capital(unit)} cannot join ${other}: heroes stay on their own in this game.`
      : `${capital(unit)} cannot join ${other}: heroes of Tough(${heroJoinTough}) or less join units of several models without a hero.`;
  },
  'pile-in-not-closing': ({ model }) => `${capital(model)} must not move away: close in on the enemy.`,
  'wrong-casualties': ({ unit, numbers }) =>
    numbers
      ? `Choose ${numbers.need} different models of ${unit} from those offered.`
      : `That model of ${unit} cannot take the wounds: choose one of those offered.`,
  'bad-answer': ({ numbers }) =>
    `That is not an answer to the question${numbers ? ` (${numbers.have} given, ${numbers.need} expected)` : ''}: choose from what is offered.`,
  'nothing-to-take-back': () => 'There is nothing to take back.',
  'needs-consent': () => 'Dice have been rolled since: ask the other side whether you may take this back.',
};
