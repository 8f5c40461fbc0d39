import { aof } from '@muster/rules';
import { expect, test } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { MOMENT, momentsOf } from './moments.ts';

const ruleOf = (words: Partial<Rule>): Rule => ({ id: 'r', name: 'R', source: 'test', summary: 'test', ...words });
const { shot, struck, struckCharging, shotAt, struckAt, enchanted, advanced, rushed, charged, tested, acted } = MOMENT;

test.each<[string, Partial<Rule>, number]>([
  ['any attack', { attacker: { toHit: { amount: 1 } } }, shot | struck],
  ['a shot', { attacker: { piercing: { amount: 1, when: ['shooting'] } } }, shot],
  ['a blow', { attacker: { toHit: { amount: 1, when: ['melee'] } } }, struck],
  ['a blow after a charge', { attacker: { extraHits: { amount: 1, when: ['melee', 'charging'] } } }, struckCharging],
  ['a word without an amount', { attacker: { unhindered: true } }, shot | struck],
  ['a rule narrowed to shots', { only: 'shooting', attacker: { unhindered: true } }, shot],
  ['a rule narrowed to blows', { only: 'melee', attacker: { unhindered: true } }, struck],
  ['being shot at', { defender: { toHit: { amount: -1, when: ['shooting'] } } }, shotAt],
  [
    'being shot at from afar',
    { defender: { toHit: { amount: -1, when: ['shooting', 'unitOver9'] } } },
    MOMENT.shotAtFar,
  ],
  ['any defence', { defender: { toBlock: { amount: 1 } } }, shotAt | struckAt | enchanted | MOMENT.scorched],
  [
    'a defence but for magic',
    { defender: { toBlock: { amount: 1, when: ['noSpell'] } } },
    shotAt | struckAt | MOMENT.scorched,
  ],
  ['a defence against magic', { defender: { ignoreWounds: { amount: 2, when: ['spell'] } } }, enchanted],
  ['an attack from afar', { attacker: { toHit: { amount: 1, when: ['farOff'] } } }, MOMENT.shotFar | MOMENT.struckFar],
  ['range', { attacker: { range: { amount: 6 } } }, shot],
  ['striking last', { attacker: { strikesLast: true } }, struckCharging],
  ['dangerous ground', { move: { inDangerous: true } }, acted],
  ['paces', { move: { advance: 2, rush: 4 } }, advanced | rushed | charged],
  ['a charge', { move: { charge: 2 } }, charged],
  ['morale', { morale: { bonus: 1 } }, tested],
  ['a Shaken start', { morale: { recoversOn: 4 } }, MOMENT.rallied],
  ['casting', { presence: { casting: -1 } }, MOMENT.cast],
  ['nothing that is known', { presence: { repels: 12 } }, acted],
])('%s uses it up', (_, words, moments) => {
  expect(momentsOf(ruleOf(words))).toBe(moments);
});

test('every rule is used up some time', () => {
  for (const rule of Object.values(aof.rules)) expect(momentsOf(rule)).toBeGreaterThan(0);
});
