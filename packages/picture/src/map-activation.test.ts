import { copyBattle } from '@muster/engine';
import { scene, type Scene, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { expectSound, layer } from '../../../tests/lib/sound-svg.ts';
import { mapActionsOf } from './map-actions.ts';
import { type MapActivation, signBoxes, activationMarks } from './map-activation.ts';
import { boxesOverlap } from './hull.ts';
import { battlePicture } from './picture.ts';

const SPEC: TestScene = {
  units: [
    { id: 'walkers', at: [10, 10], models: 2, spacing: 1, weapons: [{ name: 'Rifle', range: 24 }] },
    { id: 'foe', side: 1, at: [20, 10], models: 3, weapons: [{ name: 'Club' }] },
    { id: 'others', at: [40, 30], weapons: [{ name: 'Rifle', range: 24 }] },
  ],
};

/** Plays one activation of a scene, to be drawn. */
const episode = (s: Scene, text: string, play: () => void): MapActivation => {
  const before = copyBattle(s.battle);
  s.events.length = 0;
  play();
  return { deeds: mapActionsOf(before, [...s.events], s.battle), text, why: `Because of ${text}` };
};

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

const walked = (): { s: Scene; svg: string } => {
  const s = scene(SPEC);
  const walk = episode(s, 'They walk', () => s.activate('walkers', 'advance', { moves: s.shift('walkers', 0, 5) }));
  return { s, svg: battlePicture(s.plan, s.battle, { episodes: [walk] }) };
};

describe('a picture with moves', () => {
  test('has an arrow from where a unit was to the line around where it is', () => {
    const { svg } = walked();
    expectSound(svg);
    const ways = layer(svg, 'ways');
    // Both models left a faint disc, an inch wide: twenty pixels to the inch, less a pixel.
    expect(count(ways, '<circle')).toBe(2);
    expect(ways).toContain('cx="200" cy="200" r="9"');
    expect(ways).toContain('cx="240" cy="200" r="9"');
    // The middle was at 11", 10"; it is 5" further down now, and the arrow ends before the bases.
    const line = /M220 200L220 ([\d.]+)"/.exec(ways);
    expect(Number(line?.[1])).toBeGreaterThan(250);
    expect(Number(line?.[1])).toBeLessThan(300 - 10);
  });

  test('has a caption with the action and the reason below, without a number if there is only one', () => {
    const { s, svg } = walked();
    expect(svg).toContain('They walk');
    expect(svg).toContain('Because of They walk');
    expect(layer(svg, 'order')).toBe('');
    const without = battlePicture(s.plan, s.battle);
    expect(without).not.toContain('muster-ways');
    expect(without).not.toContain('>Advance<');
    expect(svg).toContain('>Advance<');
  });

  test('numbers activations in their order, marks shots, marks casualties and shows their number', () => {
    const s = scene({ ...SPEC, dice: '6 6 | 1 1 | 6' });
    const fire = episode(s, 'They fire', () => s.fire('walkers', 'foe'));
    const strike = episode(s, 'Nothing', () => s.activate('foe', 'hold'));
    const svg = battlePicture(s.plan, s.battle, { episodes: [fire, strike] });
    expectSound(svg);
    expect(layer(svg, 'order')).toMatch(/>1<.*>2</s);
    expect(layer(svg, 'tolls')).toContain('>−2<');
    // A cross is drawn twice: pale and wide, then in the colour of its side.
    expect(count(layer(svg, 'strikes'), /stroke="#D55E00"[^>]*stroke-width="2.6"/)).toBe(2);
    expect(layer(svg, 'strikes')).toContain('stroke-dasharray="1 6"');
    expect(layer(svg, 'ways')).toBe('');
  });

  test('shows wounds without casualties on an empty tag', () => {
    const s = scene({
      units: [SPEC.units[2], { id: 'beast', side: 1, at: [40, 20], radius: 1, rules: [] }],
    });
    const deeds = {
      unit: 0,
      strides: [],
      strikes: [
        {
          unit: 0,
          target: 1,
          kind: 'shot' as const,
          from: { x: 4000, y: 3000 },
          to: { x: 4000, y: 2000 },
          wounds: 3,
          removed: 0,
        },
      ],
      fallen: [],
    };
    const svg = battlePicture(s.plan, s.battle, { episodes: [{ deeds, text: 'Fires' }] });
    expect(layer(svg, 'tolls')).toMatch(/fill="#fffdf7".*>3</s);
  });

  test('a melee is crossed blades once, though both sides strike', () => {
    const s = scene({
      units: [
        { id: 'charger', at: [10, 10], weapons: [{ name: 'Axe' }] },
        { id: 'foe', side: 1, at: [10, 16], models: 2, weapons: [{ name: 'Club' }] },
      ],
      dice: '1 | 1 1',
    });
    const charge = episode(s, 'They charge', () => s.charge('charger', 'foe'));
    const svg = battlePicture(s.plan, s.battle, { episodes: [charge] });
    expectSound(svg);
    expect(count(layer(svg, 'strikes'), '<g transform')).toBe(1);
    expect(layer(svg, 'ways')).toContain('stroke-width="7"');
  });

  test('is valid in dark mode, always the same, and safe with any words', () => {
    const { s } = walked();
    const odd: MapActivation = {
      deeds: { unit: -1, strides: [], strikes: [], fallen: [] },
      text: '<script>&"',
      why: '</text><script>',
    };
    const options = { episodes: [odd, odd], dark: true };
    const svg = battlePicture(s.plan, s.battle, options);
    expectSound(svg);
    expect(svg).not.toContain('<script');
    expect(battlePicture(s.plan, s.battle, options)).toBe(svg);
  });

  test('numbers do not cover each other', () => {
    const { plan, battle } = scene(SPEC);
    const strike = { unit: 0, target: 1, kind: 'shot' as const, from: { x: 1000, y: 1000 }, to: { x: 2000, y: 1000 } };
    const deeds = { unit: 0, strides: [], strikes: [{ ...strike, wounds: 1, removed: 1 }], fallen: [] };
    const all = Array.from({ length: 4 }, (): MapActivation => ({ deeds, text: 'Fires' }));
    const signs = activationMarks(battle, all, 1);
    expect([signs.badges.length, signs.tags.length, plan.units.length]).toEqual([4, 4, 3]);
    const boxes = signBoxes(signs);
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(0, i)) expect(boxesOverlap(box, other)).toBe(false);
    });
  });
});
