import { capital } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { Refusal, RefusalCode } from '../contract/refusal.ts';
import { WIDEST_STEP } from '../space/ground.ts';
import { lengthText } from './figures.ts';
import { isMany, memberName, namesOf, objectName } from './names.ts';
import { SETTING_WORDS } from './setting-texts.ts';

/** What a sentence can be made of. */
interface Parts {
  /** Both numbers, when both are known. */
  numbers?: { need: number; have: number };
  /** `: 7.2″ (limit 6″)`, or nothing when the numbers are not known. */
  overLimit: string;
  /** `: 30″ away (range 24″)`, or nothing. */
  awayOver: (limit: string) => string;
  /** `: 0.4″ away (at least 1″)`, or only what is needed. */
  awayUnder: (bound: string, usual: number) => string;
  /** What is needed, in inches. */
  need: (usual: number) => string;
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
  const slowed = refusal.slowed ? ` ${IN_DIFFICULT_TERRAIN}` : '';
  return SENTENCES[refusal.code]({
    ...(numbers ? { numbers } : {}),
    overLimit: numbers ? `: ${lengthText(numbers.have)} (limit ${lengthText(numbers.need)}${slowed})` : '',
    awayOver: (limit) =>
      numbers ? `: ${lengthText(numbers.have)} away (${limit} ${lengthText(numbers.need)}${slowed})` : '',
    awayUnder: (bound, usual) =>
      `${have === undefined ? '' : `: ${lengthText(Math.max(0, have))} away`} (${bound} ${lengthText(need ?? usual)})`,
    need: (usual) => lengthText(need ?? usual),
    unit: unit === undefined ? 'the unit' : objectName(plan, names, unit),
    other: other === undefined ? 'another unit' : objectName(plan, names, other),
    model: model === undefined ? 'a model' : plan.models[model] ? memberName(plan, names, model) : 'an unknown model',
    fits: fitting(plan, unit),
    otherFits: fitting(plan, other),
    plan,
    setting: refusal.setting === undefined ? 'this rule' : SETTING_WORDS[refusal.setting].title,
  });
};

/** Why a limit is shorter than usual (battle:G17). */
const IN_DIFFICULT_TERRAIN = 'in difficult terrain';

const fitting =
  (plan: BattlePlan, unit = -1) =>
  (many: string, one: string): string =>
    isMany(plan, unit) ? many : one;

const coherencyText = ({ ruleset }: BattlePlan): string => {
  const { coherencyLink, coherencySpan } = ruleset.numbers;
  return `each model within ${lengthText(coherencyLink)} of the next and all within ${lengthText(coherencySpan)}`;
};

const SENTENCES: Readonly<Record<RefusalCode, (parts: Parts) => string>> = {
  'exit-not-allowed': ({ unit }) => `${capital(unit)} cannot leave the table: no random event allows it.`,
  'exit-not-reached': ({ unit }) =>
    `To leave the table, every model of ${unit} must cross an edge of an opponent's deployment zone.`,
  'ruling-open-step': () =>
    'A step is not finished yet. Finish it, then decide: the decision applies from the next step.',
  'ruling-before-battle': ({ setting }) => `The setting “${setting}” can only be chosen before the battle.`,
  'ruling-other-game': ({ setting, plan }) => `The setting “${setting}” has no effect in ${plan.ruleset.name}.`,
  'ruling-decided': ({ setting }) =>
    `The setting “${setting}” is already decided for this battle. Discuss it again afterwards.`,
  'ruling-nothing': () => 'Nothing to decide: all sides want to leave it as it is.',
  'spot-too-far': ({ overLimit }) => `That spot is too far away${overLimit}.`,
  'not-your-turn': () => 'It is not your turn. Wait for the other side.',
  'wrong-phase': () => 'Not possible now. Check what the battle is waiting for.',
  'no-such-unit': ({ unit }) => `${capital(unit)} cannot be chosen here. Choose a unit in play.`,
  'no-such-model': ({ model, unit, numbers }) =>
    numbers
      ? `Place every model of ${unit} once: ${numbers.have} placed (needs ${numbers.need}).`
      : `${capital(model)} cannot do this. Choose a model of ${unit}.`,
  'already-activated': ({ unit, fits }) =>
    `${capital(unit)} ${fits('have', 'has')} already been activated this round. Choose another unit.`,
  'other-unit-active': ({ other, otherFits }) =>
    `${capital(other)} ${otherFits('have', 'has')} started an activation. Finish it first.`,
  'shaken-must-idle': ({ unit, fits }) => `${capital(unit)} ${fits('are', 'is')} Shaken and must stay idle.`,
  'not-shaken': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} not Shaken. Choose Hold, Advance, Rush or Charge.`,
  'action-not-allowed': ({ unit }) => `${capital(unit)} cannot use this action. Choose another action.`,
  'must-restore-coherency': ({ unit, fits, plan }) =>
    `${capital(unit)} ${fits('are', 'is')} out of coherency. Move ${coherencyText(plan)}, or as close as possible.`,
  'move-too-far': ({ overLimit }) => `Too far${overLimit}.`,
  'off-table': () => 'Off the table. Keep the whole base on it.',
  impassable: ({ model, numbers, plan }) => {
    if (!numbers) return `${capital(model)} cannot stand on impassable terrain. Go around it.`;
    const { need, have } = numbers;
    const lengths = `${lengthText(have)} (limit ${lengthText(need)}). Go around it.`;
    if (have > need && need === plan.ruleset.numbers.climbHeight) return `Too steep for ${model}: ${lengths}`;
    if (have > need && need === WIDEST_STEP) return `The gap is too wide for ${model}: ${lengths}`;
    return `${capital(model)} does not fit through there. Go around it.`;
  },
  'jump-too-far': ({ overLimit }) => `The jump is too far${overLimit}. Go around the gap.`,
  'push-too-far': ({ overLimit }) => `The push is too far${overLimit}.`,
  'fall-too-far': ({ awayUnder }) => `Too far from the foot of the fall${awayUnder('at most', 200)}.`,
  'path-blocked': ({ model, other, otherFits }) =>
    `${capital(other)} ${otherFits('block', 'blocks')} the path of ${model}. Go around.`,
  'within-1in': ({ other, awayUnder }) => `Too close to ${other}${awayUnder('at least', 100)}.`,
  'difficult-limit': ({ numbers }) =>
    numbers
      ? `Too far: ${lengthText(numbers.have)} (limit ${lengthText(numbers.need)} ${IN_DIFFICULT_TERRAIN}). Move less.`
      : 'Too far in difficult terrain. Move less.',
  overlap: ({ model }) => `The base of ${model} overlaps another. Move them apart.`,
  coherency: ({ unit, plan }) => `${capital(unit)} would lose coherency. Keep ${coherencyText(plan)}.`,
  'aircraft-not-straight': ({ unit }) => `${capital(unit)} must fly in one straight line.`,
  'aircraft-move-length': ({ unit, numbers, need }) => {
    if (!numbers) return `${capital(unit)} must fly at least ${need(3000)}.`;
    const [word, bound] = numbers.have > numbers.need ? ['Too far', 'at most'] : ['Not far enough', 'at least'];
    return `${word} for ${unit}: ${lengthText(numbers.have)} (${bound} ${lengthText(numbers.need)}).`;
  },
  'charge-out-of-range': ({ other, awayOver, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} too far to charge${awayOver('limit')}.`,
  'charge-no-path': ({ other }) => `No model reaches ${other}. A charge must end in contact.`,
  'charge-not-closing': ({ model, other }) => `${capital(model)} must move as close to ${other} as it can.`,
  'cannot-charge-aircraft': ({ unit, fits }) => `${capital(unit)} ${fits('are', 'is')} Aircraft and cannot be charged.`,
  'not-enemy': ({ unit, fits }) => `${capital(unit)} ${fits('are', 'is')} on your own side. Choose an enemy.`,
  'no-such-weapon': ({ unit, fits }) =>
    `${capital(unit)} ${fits('have', 'has')} no such weapon ready. Choose one from ${fits('their', 'its')} list.`,
  'too-many-targets': ({ numbers }) =>
    numbers
      ? `Too many targets: ${numbers.have} units (limit ${numbers.need}). Choose fewer.`
      : 'Too many targets. Choose fewer.',
  'group-split': () => 'All weapons with the same name must shoot at the same target. Name each weapon once.',
  'no-sight': ({ other, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} out of sight. Move, or choose another target.`,
  'out-of-range': ({ other, awayOver, otherFits }) =>
    `${capital(other)} ${otherFits('are', 'is')} out of range${awayOver('range')}.`,
  'target-embarked': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} inside a transport. Choose another target.`,
  'limited-spent': ({ unit, fits }) => `${capital(unit)} ${fits('have', 'has')} already used this. It works only once.`,
  'rush-no-shoot': ({ unit }) => `${capital(unit)} cannot shoot after Rush or Charge. Choose Hold or Advance to shoot.`,
  'pick-not-allowed': ({ model }) =>
    `${capital(model)} cannot be picked. Choose a living model of the target in reach.`,
  'not-enough-tokens': ({ model, numbers }) =>
    `Not enough spell tokens for ${model}${numbers ? `: ${numbers.have} (needs ${numbers.need})` : ''}.`,
  'spell-already-tried': ({ model }) => `${capital(model)} already tried this spell this activation. Choose another.`,
  'no-such-spell': ({ unit, fits }) =>
    `${capital(unit)} ${fits('do', 'does')} not know this spell. Choose one from the list.`,
  'wrong-spell-target': ({ numbers }) =>
    numbers
      ? `Wrong number of targets: ${numbers.have} (${numbers.need === 1 ? 'needs 1' : `1 to ${numbers.need}`}). Choose different units.`
      : 'The spell does not work on this unit. Choose another target.',
  'assist-not-allowed': ({ model }) =>
    `${capital(model)} cannot help or hinder this spell. Choose casters that are near and see it.`,
  'transport-capacity': ({ other, numbers }) =>
    `Not enough room in ${other}${numbers ? `: ${numbers.have} places (capacity ${numbers.need})` : ''}.`,
  'transport-ineligible': ({ unit, other }) => `${capital(unit)} cannot ride in ${other}.`,
  'transport-exit-range': ({ plan, awayUnder }) =>
    `Too far from the transport${awayUnder('at most', plan.ruleset.numbers.exitRange)}. Keep every base fully within that.`,
  'transport-not-reached': ({ other }) => `No model reaches ${other}. One model must end in contact to embark.`,
  'embark-and-disembark': ({ unit }) => `${capital(unit)} cannot embark and disembark in one activation.`,
  'embarked-cannot': ({ unit, fits }) => `${capital(unit)} ${fits('are', 'is')} inside a transport. Disembark first.`,
  'objective-too-close': ({ plan, awayUnder }) =>
    `Too close to another objective${awayUnder('more than', plan.ruleset.numbers.objectiveSpacing)}.`,
  'objective-in-zone': () => 'Objectives cannot be inside a deployment zone. Place this one outside.',
  'objective-unreachable': ({ numbers, need }) =>
    numbers
      ? `Too close to impassable terrain: ${lengthText(numbers.have)} away (at least ${lengthText(numbers.need)}). Move the objective.`
      : `No model can reach this place: the smallest base is ${need(0)} wide. Move the objective.`,
  'deploy-out-of-zone': ({ unit, fits }) =>
    `${capital(unit)} must be fully inside ${fits('their', 'its')} own deployment zone.`,
  'ambush-round-1': ({ unit }) => `${capital(unit)} can arrive from Ambush from round 2.`,
  'ambush-too-close': ({ other, plan, awayUnder }) =>
    `Too close to ${other}${awayUnder('more than', plan.ruleset.numbers.ambushDistance)}. Arrive farther from enemies.`,
  'scout-too-far': ({ plan }) =>
    `Scouts must be fully within ${lengthText(plan.ruleset.numbers.scoutDepth)} of their deployment zone.`,
  'no-such-rule': ({ unit, fits }) => `${capital(unit)} ${fits('do', 'does')} not have the rule for this.`,
  'already-deployed': ({ unit, fits }) =>
    `${capital(unit)} ${fits('are', 'is')} not waiting to be deployed. Choose another unit.`,
  'hero-join-illegal': ({ unit, other, plan }) => {
    const { heroJoinTough } = plan.ruleset.numbers;
    return heroJoinTough === 0
      ? `${capital(unit)} cannot join ${other}: heroes do not join units in this game.`
      : `${capital(unit)} cannot join ${other}. Heroes up to Tough(${heroJoinTough}) join units of several models without a hero.`;
  },
  'pile-in-not-closing': ({ model }) => `${capital(model)} cannot move away from the enemy when piling in.`,
  'wrong-casualties': ({ unit, numbers }) =>
    numbers
      ? `Choose ${numbers.need} different models of ${unit} from the ones offered.`
      : `This model of ${unit} cannot be a casualty. Choose one of the models offered.`,
  'bad-answer': ({ numbers }) =>
    `This does not answer the question${numbers ? `: ${numbers.have} given (${numbers.need} expected)` : ''}. Choose from what is offered.`,
  'nothing-to-take-back': () => 'There is nothing to take back.',
  'needs-consent': () => 'Dice have been rolled since. Ask the other side to agree to the take-back.',
};
