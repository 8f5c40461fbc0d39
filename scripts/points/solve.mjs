import { leastOf, startOf } from './army.mjs';

/** How far numbers of the model usually are from their start; for rules, by what their worth depends on. */
const CORE = { attack: 0.002, melee: 0.01, range: 0.01, ap: 0.01, tough: 0.01, defense: 1, quality: 1 };
const PARTS = {
  model: 3,
  modelHit: 3,
  wound: 1,
  woundHit: 2,
  unit: 4,
  modelSkirmish: 1.5,
  unitSkirmish: 2,
  modelLarge: 1.5,
  unitLarge: 2,
  woundLarge: 0.7,
  woundSkirmish: 0.7,
  rulesSkirmish: 0.3,
  endurance: 1.4,
  armour: 0.15,
  flat: 8,
  flatSkirmish: 4,
  flatLarge: 4,
  times: 0.3,
};
const WEAPON_PARTS = {
  Hits: 0.1,
  Plain: 0.1,
  PlainAp: 0.15,
  Skill: 0.15,
  SkillAp: 0.2,
  Times: 0.15,
  Near: 0.1,
  Far: 0.1,
  FarHits: 0.1,
};
/** Rules of a unit do less for its weapons than rules of the weapons themselves. */
const OF_UNIT = 0.6;

/** How far a number of the model usually is from where it starts. */
export const spreadOf = (name) => {
  if (name === 'ap 0') return 1e-9;
  const [rule, part] = name.split('/');
  if (part === undefined) return CORE[name.split(' ')[0]] ?? PARTS[name];
  const weapon = /^(?:shoot|melee)(\w+)$/.exec(part);
  return weapon ? WEAPON_PARTS[weapon[1]] * (rule.startsWith('on ') ? 1 : OF_UNIT) : PARTS[part];
};

/** Beyond this many spreads a price counts as an outlier, and its pull no longer grows. */
const ODD = 2.5;
/** How strongly small parts of the worth of rules are pulled to zero. */
const PRESS = 12;
const NOTHING = 0.05;
const ROUNDS = 8;
/** Rounds before the pull to zero begins. */
const FREE = 2;
const CAUTION = 0.7;
const MOST_STEPS = 120;
/** How often numbers may be fixed at their bounds or freed before a step is accepted. */
const MOST_TRIES = 8;
const SLIGHT = 1e-6;

/** Observations with places instead of names, so that they can be computed quickly. */
const compile = (observations) => {
  const places = new Map();
  const placeOf = (name) => {
    if (!places.has(name)) places.set(name, places.size);
    return places.get(name);
  };
  const rows = observations.map(({ price, spread, terms }) => {
    const columns = new Map();
    const columnOf = (name) => {
      const place = placeOf(name);
      if (!columns.has(place)) columns.set(place, columns.size);
      return columns.get(place);
    };
    // Terms of a weapon share factors; each is computed once.
    const factors = new Map();
    const factorOf = (factor) => {
      if (!factors.has(factor)) factors.set(factor, factors.size);
      return factors.get(factor);
    };
    const compiled = terms.map((term) => ({ amount: term.amount, factors: Int32Array.from(term.factors, factorOf) }));
    const sums = [...factors.keys()].map(({ base, shares }) => ({
      base,
      at: Int32Array.from(shares, ([name]) => columnOf(name)),
      shares: Float64Array.from(shares, ([, share]) => share),
    }));
    return {
      price,
      spread,
      terms: compiled,
      sums,
      columns: Int32Array.from(columns.keys()),
    };
  });
  return { names: [...places.keys()], ...flatten(rows) };
};

/** The columns and slopes of all rows, each in one array; every row has its range. */
const flatten = (rows) => {
  const begins = new Int32Array(rows.length + 1);
  rows.forEach(({ columns }, i) => (begins[i + 1] = begins[i] + columns.length));
  const columns = new Int32Array(begins[rows.length]);
  const slopes = new Float64Array(begins[rows.length]);
  const placed = rows.map((row, i) => {
    columns.set(row.columns, begins[i]);
    return { ...row, slopes: slopes.subarray(begins[i], begins[i + 1]) };
  });
  return { rows: placed, matrix: { begins, columns, slopes } };
};

const MOST_FACTORS = 4096;
const found = new Float64Array(MOST_FACTORS);
const steepness = new Float64Array(MOST_FACTORS);
const following = new Float64Array(MOST_FACTORS);

/** The value of a row and, in `slopes`, how it changes with each number. */
const differentiate = ({ terms, sums, columns, slopes }, values) => {
  slopes.fill(0);
  sums.forEach(({ base, at, shares }, j) => {
    let sum = base;
    for (let k = 0; k < at.length; k++) sum += shares[k] * values[columns[at[k]]];
    found[j] = sum;
    steepness[j] = 0;
  });
  let total = 0;
  for (const { amount, factors } of terms) {
    following[factors.length] = 1;
    for (let k = factors.length - 1; k >= 0; k--) following[k] = following[k + 1] * found[factors[k]];
    total += amount * following[0];
    let before = amount;
    for (let k = 0; k < factors.length; k++) {
      steepness[factors[k]] += before * following[k + 1];
      before *= found[factors[k]];
    }
  }
  sums.forEach(({ at, shares }, j) => {
    for (let k = 0; k < at.length; k++) slopes[at[k]] += shares[k] * steepness[j];
  });
  return total;
};

/** Applies the damped normal equations of a matrix of slopes to a step; writes the result to `image`. */
const applyTo = ({ begins, columns, slopes }, holds, step, image) => {
  for (let i = 0; i < holds.length; i++) image[i] = holds[i] * step[i];
  for (let row = 0; row + 1 < begins.length; row++) {
    let along = 0;
    for (let k = begins[row]; k < begins[row + 1]; k++) along += slopes[k] * step[columns[k]];
    for (let k = begins[row]; k < begins[row + 1]; k++) image[columns[k]] += slopes[k] * along;
  }
};

const dot = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/** Solves the equations by conjugate gradients from a step on, changing only those numbers that are free. */
const solve = (matrix, { holds, pulls, diagonal }, step, isFree) => {
  const image = new Float64Array(step.length);
  applyTo(matrix, holds, step, image);
  const left = pulls.map((pull, i) => (isFree[i] ? pull - image[i] : 0));
  const better = left.map((value, i) => value / diagonal[i]);
  const way = Float64Array.from(better);
  let rest = dot(left, better);
  const enough = rest * 1e-9;
  for (let n = 0; n < MOST_STEPS && rest > enough; n++) {
    applyTo(matrix, holds, way, image);
    const length = rest / dot(way, image);
    for (let i = 0; i < step.length; i++) {
      step[i] += length * way[i];
      left[i] -= isFree[i] ? length * image[i] : 0;
      better[i] = left[i] / diagonal[i];
    }
    const next = dot(left, better);
    const turn = next / rest;
    rest = next;
    for (let i = 0; i < step.length; i++) way[i] = better[i] + turn * way[i];
  }
};

/**
 * The best step that goes below no bound: numbers that would go below theirs stop there, and those that are held there without
 * need are let go again. `isFree` is kept from one step to the next, since it changes little.
 */
const boundedStep = (matrix, equations, lowest, isFree) => {
  const { holds, pulls } = equations;
  const step = new Float64Array(pulls.length);
  const image = new Float64Array(pulls.length);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    step.forEach((_, i) => (step[i] = isFree[i] ? Math.max(step[i], lowest[i]) : lowest[i]));
    solve(matrix, equations, step, isFree);
    applyTo(matrix, holds, step, image);
    let changes = 0;
    step.forEach((_, i) => {
      const stops = isFree[i] && step[i] < lowest[i];
      const leaves = !isFree[i] && pulls[i] - image[i] > SLIGHT;
      if (!stops && !leaves) return;
      isFree[i] = leaves ? 1 : 0;
      changes++;
    });
    if (changes === 0) break;
  }
  return step.map((value, i) => Math.max(value, lowest[i]));
};

/** How strongly each number is pulled to its start. */
const holdsOf = (names, offsets, round) =>
  Float64Array.from(names, (name, i) =>
    round >= FREE && name.includes('/') ? PRESS / (Math.abs(offsets[i]) + NOTHING) : 1,
  );

/** Fits the numbers of the model to observations, none below its bound: the numbers by name. Odd prices do not pull too hard. */
export const fit = (observations) => {
  const { names, rows, matrix } = compile(observations);
  const starts = Float64Array.from(names, startOf);
  const spreads = Float64Array.from(names, spreadOf);
  const values = Float64Array.from(starts);
  const bounds = Float64Array.from(names, leastOf);
  const isFree = new Uint8Array(names.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const offsets = values.map((value, i) => (value - starts[i]) / spreads[i]);
    const holds = holdsOf(names, offsets, round);
    const pulls = holds.map((hold, i) => -hold * offsets[i]);
    const diagonal = Float64Array.from(holds);
    for (const row of rows) {
      const off = row.price - differentiate(row, values);
      const far = Math.abs(off) / row.spread;
      const weight = Math.sqrt(far <= ODD ? 1 : ODD / far) / row.spread;
      for (let k = 0; k < row.columns.length; k++) {
        const column = row.columns[k];
        const slope = row.slopes[k] * spreads[column] * weight;
        row.slopes[k] = slope;
        pulls[column] += slope * off * weight;
        diagonal[column] += slope * slope;
      }
    }
    const caution = round < FREE ? CAUTION : 1;
    const lowest = values.map((value, i) => (bounds[i] - value) / (spreads[i] * caution));
    const step = boundedStep(matrix, { holds, pulls, diagonal }, lowest, isFree);
    for (let i = 0; i < values.length; i++) values[i] = Math.max(bounds[i], values[i] + caution * step[i] * spreads[i]);
  }
  return new Map(names.map((name, i) => [name, values[i]]));
};
