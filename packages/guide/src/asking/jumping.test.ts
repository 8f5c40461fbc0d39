import { gff, strider } from '@muster/rules';
import { type Scene, scene, type TestScene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import { chooseJump, leapToward } from './jumping.ts';
import type { AskingContext } from './seat.ts';

/** A pit 4" wide between the unit and its goal. */
const pit: NonNullable<TestScene['terrain']>[number] = { rect: [10, 12, 20, 16], gap: true };
const at = (unit: Partial<TestUnit> = {}, terrain: TestScene['terrain'] = [pit]): Scene =>
  scene({ ruleset: gff, terrain, units: [{ id: 'us', at: [15, 10], ...unit }] });
const spot = { x: 1500, y: 1900 };

test('the direct path is offered where it needs a jump', () => {
  const s = at();
  // 9" in all, of which 4" are jumped: within an Advance.
  expect(leapToward(s.battle, s.unit('us'), spot, 'advance')).toEqual([{ model: s.model('us'), path: [1500, 1900] }]);
  const far = leapToward(s.battle, s.unit('us'), { x: 1500, y: 4000 }, 'advance');
  expect(far?.[0].path[1]).toBeGreaterThan(1700);
});

test('the direct path is not offered without a jump, or where jumps are not possible', () => {
  const open = at({}, []);
  expect(leapToward(open.battle, open.unit('us'), spot, 'advance')).toBeUndefined();
  const s = at();
  expect(leapToward(s.battle, s.unit('us'), { x: 1500, y: 800 }, 'advance')).toBeUndefined();
  const wide = at({}, [{ ...pit, rect: [10, 12, 20, 19] }]);
  expect(leapToward(wide.battle, wide.unit('us'), { x: 1500, y: 2100 }, 'rush')).toBeUndefined();
  const plain = scene({ terrain: [pit], units: [{ id: 'us', at: [15, 10] }] });
  expect(leapToward(plain.battle, plain.unit('us'), spot, 'advance')).toBeUndefined();
});

test('the question shows what a jump needs, and the player may decline', async () => {
  const ask = async (s: Scene, typed: string): Promise<[moves: number | undefined, question: string]> => {
    const { prompt, said } = typedPrompt(typed);
    const moves = await chooseJump({ battle: s.battle, prompt } as AskingContext, s.unit('us'), spot, 'advance');
    return [moves?.length, said.join('\n')];
  };
  const [jumps, question] = await ask(at(), '1');
  expect(jumps).toBe(1);
  expect(question).toContain('needs a jump (4": 3+ on 2 dice). Models that fail fall down.');
  expect((await ask(at({ rules: [strider] }), '2'))[0]).toBeUndefined();
  expect((await ask(at({ rules: [strider] }), '2'))[1]).toContain('2+ on 2 dice');
});
