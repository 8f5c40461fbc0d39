import type { Refusal, RefusalCode } from './refusal.ts';

/** What the numbers of a refusal mean. */
export interface RefusalNumbers {
  /** What the rule asks for. */
  need: string;
  /** What was given. */
  have: string;
  /** Both are lengths in hundredths of an inch, or both are counts. */
  unit: 'length' | 'count';
  /** How what was given must compare to what the rule asks for. */
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

/** What `need` and `have` mean in refusals of each code that has them. */
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
  'charge-not-closing': atMost('length', 'what the model could still go closer', 'what it may leave out'),
  coherency: atMost('length', 'distance between models', 'longest distance between models'),
  'off-table': atLeast('length', 'distance from the edge of the table', 'radius of the base'),
  'path-blocked': atLeast('length', 'distance between centres on the way', 'distance at which the bases touch'),
  overlap: atLeast('length', 'distance between centres', 'distance at which the bases touch'),
  'within-1in': atLeast('length', 'distance to the other unit', 'shortest distance to other units'),
  'objective-too-close': atLeast('length', 'distance to the other objective', 'shortest distance between objectives'),
  'objective-unreachable': atLeast('length', 'room around the objective', 'room that a base needs'),
  'ambush-too-close': atLeast('length', 'distance to the enemy', 'shortest distance to enemies'),
  impassable: {
    need: 'what models climb or step over at the most, or the radius of the base',
    have: 'height or width of the obstacle, or the room beside it',
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
  'transport-capacity': atMost('count', 'spaces that all passengers take', 'capacity of the transport'),
  'not-enough-tokens': atLeast('count', 'spell tokens of the caster', 'spell tokens to pay'),
  'no-such-model': { need: 'models of the unit', have: 'models that are placed', unit: 'count', asks: 'exactly' },
  'wrong-spell-target': {
    need: 'targets of the spell',
    have: 'targets that are named',
    unit: 'count',
    asks: 'exactly',
  },
  'wrong-casualties': { need: 'models to choose', have: 'models that are chosen', unit: 'count', asks: 'exactly' },
  'bad-answer': { need: 'what the question allows', have: 'what was answered', unit: 'count', asks: 'exactly' },
};

/** Whether the numbers of a refusal say what they mean: what was given misses what the rule asks for. */
export const saysWhatItMeans = ({ code, need, have }: Refusal): boolean => {
  if (need === undefined && have === undefined) return true;
  const meaning = REFUSAL_NUMBERS[code];
  if (!meaning) return false;
  if (need === undefined || have === undefined) return true;
  if (meaning.asks === 'at most') return have >= need;
  return meaning.asks === 'at least' ? have <= need : true;
};
