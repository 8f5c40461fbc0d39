import { percent } from '../lib/percent.mjs';

const RULES = { occurrences: 0.95, units: 0.8, spells: 0.7 };

/** The bars of each game. Games that cannot be played only have to be read. */
export const BARS = {
  gf: { ...RULES, median: 0.025, p90: 0.1 },
  aof: { ...RULES, median: 0.03, p90: 0.1 },
  gff: { ...RULES, within5: 0.9 },
};

/** Returns the bars that a game misses. */
export const judge = ({ system, books, points, loadouts, occurrences, units, spells, price }, bars = {}) => {
  const missed = [];
  const all = (words, { done, of }) => {
    if (done < of) missed.push(`${system}: ${of - done} of ${of} ${words}`);
  };
  all('books cannot be read', books);
  all('lists have other points', points);
  all('lists have other loadouts', loadouts);
  const atLeast = (words, { done, of }, bar) => {
    if (bar !== undefined && of > 0 && done / of < bar)
      missed.push(`${system}: ${percent(done / of)} of ${words}, ${percent(bar)} are needed`);
  };
  atLeast('mentions of rules are carried out', occurrences, bars.occurrences);
  atLeast('units are carried out whole', units, bars.units);
  atLeast('spells are carried out', spells, bars.spells);
  for (const figures of price) judgePrice(system, figures, bars, missed);
  return missed;
};

const judgePrice = (system, { how, median, p90, within5 }, bars, missed) => {
  const atMost = (words, value, bar) => {
    if (bar !== undefined && value > bar)
      missed.push(`${system}, books ${how}: ${words} of points is ${percent(value)}, over ${percent(bar)}`);
  };
  atMost('the median error', median, bars.median);
  atMost('the 90th percentile of the error', p90, bars.p90);
  if (bars.within5 !== undefined && within5 < bars.within5)
    missed.push(
      `${system}, books ${how}: ${percent(within5)} of units are priced within 5 points, ${percent(bars.within5)} are needed`,
    );
};
