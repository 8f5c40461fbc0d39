import { describe, expect, test } from 'vitest';
import { currentSettingName, readWithCurrentNames, settingsForHash, withCurrentNames } from './old-setting-names.ts';
import { defaultSettings, SETTINGS } from './settings.ts';

const OLD = Object.keys(settingsForHash(defaultSettings())).filter((name) => name.includes('_'));

describe('old names of settings', () => {
  test('are read as a current name each', () => {
    expect(OLD).toHaveLength(8);
    const names = OLD.map(currentSettingName);
    for (const name of names) expect(SETTINGS).toHaveProperty(name);
    expect(new Set(names).size).toBe(8);
  });

  test('are the only names with underscores', () => {
    for (const name of Object.keys(SETTINGS)) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  test('leave current and unknown names as they are', () => {
    for (const name of [...Object.keys(SETTINGS), 'luck', 'constructor']) expect(currentSettingName(name)).toBe(name);
  });

  test('keep their values and their order', () => {
    const read = withCurrentNames({ regen_after_deadly: false, backOff: 'agreedAway' });
    expect(Object.entries(read)).toEqual([
      ['regenAfterDeadly', false],
      ['backOff', 'agreedAway'],
    ]);
  });

  test('are those that hashes cover, in the order of the settings', () => {
    const hashed = settingsForHash({ ...defaultSettings(), regenAfterDeadly: false });
    expect(Object.keys(hashed).map(currentSettingName)).toEqual(Object.keys(SETTINGS));
    expect(hashed).toMatchObject({ regen_after_deadly: false, unitPerimeter: 'corridors' });
  });

  test('are replaced in the settings and wishes of a record', () => {
    const wish = { setting: 'fear_counts_without_wounds', value: false };
    const record = {
      settings: { regen_after_deadly: true },
      decisions: [{ decided: wish }],
      steps: [{ action: { type: 'ruling', wishes: [wish, 'as-it-is', { text: 'regen_after_deadly' }] } }],
    };
    const read = { setting: 'fearCountsWithoutWounds', value: false };
    expect(readWithCurrentNames(record)).toEqual({
      settings: { regenAfterDeadly: true },
      decisions: [{ decided: read }],
      steps: [{ action: { type: 'ruling', wishes: [read, 'as-it-is', { text: 'regen_after_deadly' }] } }],
    });
  });

  test('cost no copy where there are none', () => {
    const record = { settings: { backOff: 'required' }, steps: [{ action: 'begin', answers: [Number.NaN, null] }] };
    expect(readWithCurrentNames(record)).toBe(record);
    expect(readWithCurrentNames('regen_after_deadly')).toBe('regen_after_deadly');
  });
});
