import { checkSelected, openSections, readChosenList, selectedPoints } from '@muster/army';

/** The least share of its points that a ready list uses. */
const LEAST = 0.97;
const TRIES = 40;

/** A small generator of numbers, so that a list is filled up in the same way everywhere. */
const shuffler = (seed) => {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return (values) =>
    values
      .map((value) => [next(), value])
      .toSorted(([a], [b]) => a - b)
      .map(([, value]) => value);
};

const look = (list, books) => {
  const { list: chosen, findings } = readChosenList(list, books);
  if (!chosen || findings.length > 0)
    return { cost: 0, problem: findings.map(({ path, message }) => `${path} ${message}`).join('; ') };
  const found = checkSelected(chosen, { forceOrg: true, books }).filter(({ code }) => code !== 'over-points');
  return { cost: selectedPoints(chosen.selections), problem: found.map(({ message }) => message).join('; '), chosen };
};

/** The order in which people read an entry. */
const ORDER = ['unit', 'id', 'book', 'title', 'upgrades', 'combined', 'joins', 'rides', 'xp', 'traits', 'note'];

const withUpgrades = (list, index, upgrades) => ({
  ...list,
  units: list.units.map((unit, i) => {
    if (i !== index) return unit;
    const changed = { ...unit, upgrades: upgrades.length === 0 ? undefined : upgrades };
    return Object.fromEntries(ORDER.filter((key) => changed[key] !== undefined).map((key) => [key, changed[key]]));
  }),
});

/** Everything that could be bought once more, as pairs of a unit's place and an option's id. */
const offersOf = (list, books) => {
  const wanted = list.books ?? [list.book];
  const own = books.filter(({ uid, system }) => wanted.includes(uid) && system === list.system);
  return list.units.flatMap(({ unit: id, combined }, place) =>
    own.flatMap((book) => {
      const unit = book.units.find((one) => one.id === id);
      const sections = unit ? openSections(book, unit) : [];
      // Both halves of a unit may swap a weapon; one banner is enough for both.
      const times = ({ variant, affects }) => (combined && variant === 'replace' && affects?.type !== 'all' ? 2 : 1);
      return sections.flatMap((section) =>
        section.options.flatMap(({ uid }) => Array.from({ length: times(section) }, () => [place, uid])),
      );
    }),
  );
};

/** Buys upgrades, or gives them up, until a list uses its points; units stay as they are, and so does a list that is fine. */
export const fillList = (list, books) => {
  const fits = ({ cost, problem }) => problem === '' && cost <= list.points;
  const now = look(list, books);
  if (fits(now) && now.cost >= LEAST * list.points) return { list, cost: now.cost };
  const own = list.units.flatMap(({ upgrades = [] }, place) => upgrades.map((uid) => [place, uid]));
  const bare = list.units.reduce((rest, _, i) => withUpgrades(rest, i, []), list);
  if (!fits(look(bare, books)))
    return { list, cost: now.cost, problem: `[${look(bare, books).cost} bare] ${now.problem} ` };
  const shuffle = shuffler(list.points);
  const offers = offersOf(list, books);
  let best = { list: bare, cost: look(bare, books).cost };
  for (let i = 0; i < TRIES && best.cost < LEAST * list.points; i++) {
    let tried = bare;
    let { cost } = look(bare, books);
    // What its writer chose comes first, in another order each time when it does not fit.
    for (const [place, uid] of [...(i === 0 ? own : shuffle(own)), ...shuffle(offers)]) {
      if (cost >= (LEAST + 0.01) * list.points) break;
      const more = withUpgrades(tried, place, [...(tried.units[place].upgrades ?? []), uid]);
      const seen = look(more, books);
      if (!fits(seen)) continue;
      tried = more;
      cost = seen.cost;
    }
    if (cost > best.cost) best = { list: tried, cost };
  }
  const isFull = best.cost >= LEAST * list.points;
  return isFull ? best : { ...best, problem: '[not full] ' };
};
