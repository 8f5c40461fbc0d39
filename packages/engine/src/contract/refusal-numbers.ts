import type { Refusal, RefusalCode } from './refusal.ts';

/** The meaning of the numbers in a refusal. */
export interface RefusalNumbers {
  /** The limit or the required value. */
  need: string;
  /** The measured or given value. */
  have: string;
  /** Whether both are lengths in hundredths of an inch or counts. */
  unit: 'length' | 'count';
  /** How the given value must compare to the limit. */
  asks: 'at most' | 'at least' | 'exactly' | 'between';
}

const atMost = (unit: RefusalNumbers['unit'], have: string, need: string): RefusalNumbers => ({
  need,
  have,
  unit,
  asks: 'at most',
});

const atLeast = (unit: RefusalNumbers['unit'], have: string, need: string): RefusalNumbers => ({
  need,
  have,
  unit,
  asks: 'at least',
});

/** The meaning of `need` and `have` for each code that has them. */
export const REFUSAL_NUMBERS: Readonly<Partial<Record<RefusalCode, RefusalNumbers>>> = {
  'move-too-far': atMost('length', 'length of the move', 'longest move'),
  'difficult-limit': atMost('length', 'length of the move', 'longest move through difficult terrain'),
  'jump-too-far': atMost('length', 'length of the jump', 'longest jump'),
  'push-too-far': atMost('length', 'length of the push', 'longest push'),
  'fall-too-far': atMost('length', 'distance from the bottom', 'longest distance from the bottom'),
  'spot-too-far': atMost('length', 'distance of the spot', 'longest distance'),
  'charge-out-of-range': atMost('length', 'distance to the target', 'longest charge'),
  'out-of-range': atMost('length', 'distance to the target', 'range'),
  'transport-exit-range': atMost('length', 'distance from the transport', 'longest distance from the transport'),
  'transport-not-reached': atMost('length', 'distance to the transport', 'contact'),
  'pile-in-not-closing': atMost('length', 'distance to the enemy after the move', 'distance to the enemy before it'),
  'charge-not-closing': atMost('length', 'distance that the model could still move closer', 'distance it may leave'),
  coherency: atMost('length', 'distance between models', 'longest distance between models'),
  'off-table': atLeast('length', 'distance from the edge of the table', 'radius of the base'),
  'path-blocked': atLeast('length', 'distance between centres on the way', 'distance at which the bases touch'),
  overlap: atLeast('length', 'distance between centres', 'distance at which the bases touch'),
  'within-1in': atLeast('length', 'distance to the other unit', 'shortest distance to other units'),
  'objective-too-close': atLeast('length', 'distance to the other objective', 'shortest distance between objectives'),
  'objective-unreachable': atLeast('length', 'room around the objective', 'room that a base needs'),
  'ambush-too-close': atLeast('length', 'distance to the enemy', 'shortest distance to enemies'),
  impassable: {
    need: 'highest climb or widest step, or radius of the base',
    have: 'height or width of the obstacle, or the room next to it',
    unit: 'length',
    asks: 'between',
  },
  'aircraft-move-length': {
    need: 'shortest or longest move',
    have: 'length of the move',
    unit: 'length',
    asks: 'between',
  },
  'aircraft-not-straight': atMost('count', 'lines of the move', 'one line'),
  'too-many-targets': atMost('count', 'targets', 'most targets'),
  'transport-capacity': atMost('count', 'spaces of all passengers', 'capacity of the transport'),
  'not-enough-tokens': atLeast('count', 'spell tokens of the caster', 'spell tokens needed'),
  'no-such-model': { need: 'models of the unit', have: 'models placed', unit: 'count', asks: 'exactly' },
  'wrong-spell-target': {
    need: 'targets of the spell',
    have: 'targets chosen',
    unit: 'count',
    asks: 'exactly',
  },
  'wrong-casualties': { need: 'models to choose', have: 'models chosen', unit: 'count', asks: 'exactly' },
  'bad-answer': { need: 'allowed answer', have: 'given answer', unit: 'count', asks: 'exactly' },
};

/** Whether the numbers of a refusal agree with their meaning: the given value misses the limit. */
export const hasSoundNumbers = ({ code, need, have }: Refusal): boolean => {
  if (need === undefined && have === undefined) return true;
  const meaning = REFUSAL_NUMBERS[code];
  if (!meaning) return false;
  if (need === undefined || have === undefined) return true;
  if (meaning.asks === 'at most') return have >= need;
  return meaning.asks === 'at least' ? have <= need : true;
};
