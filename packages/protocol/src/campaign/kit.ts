import {
  type BookUnit,
  type Purchase,
  type Selection,
  type UpgradeOption,
  type UpgradeSection,
  VARIANTS,
} from '@muster/army';
import type { StoredBook, ReadyUnit } from '@muster/campaign';
import type { Reader } from '@muster/kernel';
import { SYSTEMS } from '@muster/rules';
import { type Check, FARTHEST, listOf, optional, shape, text, truth, whole, word } from '../record/shape.ts';
import { amount, byId, count, type FieldsOf, id, name, oneOf } from './shapes.ts';

const ruleName: Check = shape({
  name,
  id: optional(id),
  rating: optional(whole(-1000, 1000)),
  detail: optional(text(200, true)),
  adds: optional(truth),
  means: optional(id),
});
const ruleNames: Check = listOf(ruleName, 60);

/** Checks gear; items contain other gear, up to this depth. */
const gear =
  (depth: number): Check =>
  (reader: Reader) => {
    if (!reader.object()) return;
    const kind = reader.at('kind').word(['weapon', 'item', 'rule'], 'rule');
    const common = { kind: text(10), name, count: whole(0, 1000) };
    if (kind === 'weapon')
      shape({ ...common, range: whole(0, 1000), attacks: whole(0, 1000), rules: ruleNames })(reader);
    else if (kind === 'rule') shape({ ...common, rule: ruleName })(reader);
    else if (depth === 0) reader.complain('holds items nested too deeply');
    else shape({ ...common, content: listOf(gear(depth - 1), 60), base: optional(text(20)) })(reader);
  };
const gears: Check = listOf(gear(4), 100);

const extent: Check = shape({ type: word('exactly', 'up to', 'any', 'all'), value: optional(whole(0, 1000)) });

const optionFields: FieldsOf<UpgradeOption> = {
  uid: text(120, true),
  label: text(400, true),
  costs: byId(amount),
  cost: optional(amount),
  gains: gears,
};

const sectionFields: FieldsOf<UpgradeSection> = {
  uid: text(120, true),
  label: text(400, true),
  variant: word(...VARIANTS),
  targets: listOf(shape({ name, count: whole(0, 1000) }), 20),
  affects: optional(extent),
  select: optional(extent),
  options: listOf(shape(optionFields), 100),
};

const purchaseFields: FieldsOf<Purchase> = { section: shape(sectionFields), option: shape(optionFields) };

/** Checks an upgrade as written in an army book. */
export const purchase: Check = shape(purchaseFields);

const bookUnitFields: FieldsOf<BookUnit> = {
  id,
  book: text(120, true),
  name,
  size: whole(1, 100),
  cost: amount,
  quality: whole(2, 6),
  defense: whole(2, 6),
  base: optional(text(20)),
  rules: ruleNames,
  gear: gears,
  packages: listOf(text(120, true), 60),
  closed: listOf(text(120, true), 200),
};

const bookFields: FieldsOf<StoredBook> = {
  uid: text(120, true),
  name,
  version: text(40, true),
  system: word(...SYSTEMS),
  units: listOf(shape(bookUnitFields), 200),
  packages: listOf(shape({ uid: text(120, true), sections: listOf(shape(sectionFields), 200) }), 200),
};

/** Checks the army books stored in a campaign. */
export const books: Check = listOf(shape(bookFields), 20);

const selectionFields: FieldsOf<Selection> = {
  id,
  unit: shape(bookUnitFields),
  title: optional(name),
  purchases: listOf(purchase, 60),
  combined: truth,
  joins: optional(id),
  xp: count,
  traits: listOf(name, 60),
};

const rules: Check = listOf(shape({ id, rating: optional(whole(-100, 100)) }), 60);

const readyFields: FieldsOf<ReadyUnit> = {
  id,
  name,
  quality: whole(2, 6),
  defense: whole(2, 6),
  cost: count,
  rules,
  models: listOf(
    shape({
      id,
      name: optional(name),
      radius: whole(1, FARTHEST),
      height: optional(whole(0, FARTHEST)),
      quality: optional(whole(2, 6)),
      defense: optional(whole(2, 6)),
      rules,
      weapons: listOf(shape({ name, range: optional(whole(1, FARTHEST)), attacks: whole(0, 100), rules }), 31),
      joined: optional(truth),
    }),
    100,
    1,
  ),
  items: optional(listOf(shape({ name, weapons: optional(listOf(name, 60)), rules: optional(rules) }), 60)),
};

/** Checks where a unit comes from: an army book or a ready-made unit. */
export const kit: Check = oneOf({
  selection: shape({ selection: shape(selectionFields) }),
  unit: shape({ unit: shape(readyFields) }),
});
