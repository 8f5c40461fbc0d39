import { type Army, DURATIONS, BATTLE_LIMITS, FAILED_TEST_EFFECTS } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { type Check, FARTHEST, listOf, optional, shape, text, truth, whole, word } from './shape.ts';

const rules: Check = listOf(shape({ id: text(80), rating: optional(whole(-100, 100)) }), 60);

const weapon: Check = shape({
  name: text(),
  range: optional(whole(1, FARTHEST)),
  attacks: whole(0, 100),
  rules,
});

const model: Check = shape({
  id: text(),
  name: optional(text()),
  radius: whole(1, FARTHEST),
  height: optional(whole(0, FARTHEST)),
  quality: optional(whole(2, 6)),
  defense: optional(whole(2, 6)),
  rules,
  // Limited weapons are bits of a 32-bit word.
  weapons: listOf(weapon, 31),
  joined: optional(truth),
});

const item: Check = shape({ name: text(), weapons: optional(listOf(text(), 60)), rules: optional(rules) });

const unit: Check = shape({
  id: text(),
  name: text(),
  quality: whole(2, 6),
  defense: whole(2, 6),
  cost: whole(0, 1_000_000),
  rules,
  models: listOf(model, BATTLE_LIMITS.models, 1),
  items: optional(listOf(item, 60)),
});

/** Checks a spell of an army. */
export const spell: Check = shape({
  name: text(),
  value: whole(0, 100),
  range: whole(0, FARTHEST),
  target: word('enemy', 'friend'),
  targets: whole(1, BATTLE_LIMITS.units),
  hits: whole(0, 100),
  rules,
  grants: rules,
  single: optional(truth),
  marks: optional(rules),
  lasts: optional(word(...DURATIONS)),
  test: optional(word(...FAILED_TEST_EFFECTS)),
  endangers: optional(truth),
});

const army: Check = shape({
  name: text(),
  units: listOf(unit, BATTLE_LIMITS.units),
  spells: listOf(spell, BATTLE_LIMITS.spells),
});

/** Reads the armies of a record and reports everything that makes a battle impossible. */
export const readArmies = (reader: Reader): readonly Army[] => {
  const before = reader.findings.length;
  listOf(army, 4, 2)(reader);
  if (reader.findings.length > before) return [];
  const armies = reader.value as readonly Army[];
  armies.forEach((one, i) => {
    const units = reader.list()[i].at('units');
    complainTwins(
      units,
      one.units.map(({ id }) => id),
    );
    one.units.forEach((own, j) =>
      complainTwins(
        units.list()[j].at('models'),
        own.models.map(({ id }) => id),
      ),
    );
  });
  complainSizes(reader, armies);
  return armies;
};

/** Reports ids that occur twice. */
const complainTwins = (reader: Reader, ids: readonly string[]): void => {
  const entries = reader.list();
  const first = new Map<string, number>();
  ids.forEach((id, i) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, i);
    else entries[i].at('id').complain(`"${id}" is already the id of ${entries[earlier].path}`);
  });
};

const complainSizes = (reader: Reader, armies: readonly Army[]): void => {
  const units = armies.flatMap((one) => one.units);
  const models = units.reduce((sum, one) => sum + one.models.length, 0);
  const grants = new Set(
    armies.flatMap((one) => one.spells.flatMap((cast) => cast.grants.map((ref) => JSON.stringify(ref)))),
  );
  const limit = (have: number, most: number, what: string): void => {
    if (have > most) reader.complain(`have ${have} ${what} (limit ${most} in one battle)`);
  };
  limit(units.length, BATTLE_LIMITS.units, 'units');
  limit(models, BATTLE_LIMITS.models, 'models');
  limit(grants.size, BATTLE_LIMITS.grants, 'rules that spells give');
};
