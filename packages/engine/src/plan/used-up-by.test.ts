import { aof } from '@muster/rules';
import { expect, test } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { UsedUpBy, usedUpBy } from './used-up-by.ts';

const ruleOf = (words: Partial<Rule>): Rule => ({ id: 'r', name: 'R', source: 'test', summary: 'test', ...words });
const { shot, struck, struckCharging, shotAt, struckAt, enchanted, advanced, rushed, charged, tested, acted } =
  UsedUpBy;

test.each<[string, Partial<Rule>, number]>([
  ['any attack', { attacker: { toHit: { amount: 1 } } }, shot | struck],
  ['shooting', { attacker: { piercing: { amount: 1, when: ['shooting'] } } }, shot],
  ['a strike', { attacker: { toHit: { amount: 1, when: ['melee'] } } }, struck],
  ['a strike after a charge', { attacker: { extraHits: { amount: 1, when: ['melee', 'charging'] } } }, struckCharging],
  ['an effect without an amount', { attacker: { unhindered: true } }, shot | struck],
  ['an effect only when shooting', { only: 'shooting', attacker: { unhindered: true } }, shot],
  ['an effect only in melee', { only: 'melee', attacker: { unhindered: true } }, struck],
  ['being shot at', { defender: { toHit: { amount: -1, when: ['shooting'] } } }, shotAt],
  [
    'being shot at from afar',
    { defender: { toHit: { amount: -1, when: ['shooting', 'unitOver9'] } } },
    UsedUpBy.shotAtFar,
  ],
  ['any defense', { defender: { toBlock: { amount: 1 } } }, shotAt | struckAt | enchanted | UsedUpBy.scorched],
  [
    'a defense except against spells',
    { defender: { toBlock: { amount: 1, when: ['noSpell'] } } },
    shotAt | struckAt | UsedUpBy.scorched,
  ],
  ['a defense against spells', { defender: { ignoreWounds: { amount: 2, when: ['spell'] } } }, enchanted],
  [
    'an attack from afar',
    { attacker: { toHit: { amount: 1, when: ['farOff'] } } },
    UsedUpBy.shotFar | UsedUpBy.struckFar,
  ],
  ['range', { attacker: { range: { amount: 6 } } }, shot],
  ['striking last', { attacker: { strikesLast: true } }, struckCharging],
  ['dangerous terrain', { move: { inDangerous: true } }, acted],
  ['speed', { move: { advance: 2, rush: 4 } }, advanced | rushed | charged],
  ['a charge', { move: { charge: 2 } }, charged],
  ['morale', { morale: { bonus: 1 } }, tested],
  ['recovering at the start of a round', { morale: { recoversOn: 4 } }, UsedUpBy.rallied],
  ['casting', { presence: { casting: -1 } }, UsedUpBy.cast],
  ['an effect without a known use', { presence: { repels: 12 } }, acted],
])('%s: used up when expected', (_, words, moments) => {
  expect(usedUpBy(ruleOf(words))).toBe(moments);
});

test('every rule is used up by something', () => {
  for (const rule of Object.values(aof.rules)) expect(usedUpBy(rule)).toBeGreaterThan(0);
});
