/** A colour out of the 256 of a terminal. */
export type Tint = number;

type Rgb = readonly [red: number, green: number, blue: number];

/** The six steps of each primary colour; 16 to 231 are all their mixtures. */
const STEPS = [0, 95, 135, 175, 215, 255] as const;

const rgbOf = (tint: Tint): Rgb => {
  if (tint >= 232) return [8 + 10 * (tint - 232), 8 + 10 * (tint - 232), 8 + 10 * (tint - 232)];
  const place = tint - 16;
  return [STEPS[Math.floor(place / 36)], STEPS[Math.floor(place / 6) % 6], STEPS[place % 6]];
};

const ALL: readonly { tint: Tint; rgb: Rgb }[] = Array.from({ length: 240 }, (_, i) => ({
  tint: 16 + i,
  rgb: rgbOf(16 + i),
}));

/** A mixture of two colours, so much of it the second. */
export const mix = (one: Tint, other: Tint, share: number): Tint => {
  const known = MIXED.get(one * 256 + other + share);
  if (known !== undefined) return known;
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const wanted = a.map((part, i) => part + (b[i] - part) * share);
  let best = one;
  let least = Infinity;
  for (const { tint, rgb } of ALL) {
    const far = rgb.reduce((sum, part, i) => sum + (part - wanted[i]) ** 2, 0);
    if (far < least) [best, least] = [tint, far];
  }
  MIXED.set(one * 256 + other + share, best);
  return best;
};

/** Mixtures that have been looked up. */
const MIXED = new Map<number, Tint>();

/** How the pieces of a side are coloured: as they are, while they act, and when they have acted. */
export interface SideTints {
  plain: Tint;
  acting: Tint;
  acted: Tint;
}

/** Blue, vermilion, green, purple. */
const SIDES: readonly SideTints[] = [
  { plain: 25, acting: 39, acted: 24 },
  { plain: 166, acting: 214, acted: 130 },
  { plain: 29, acting: 42, acted: 23 },
  { plain: 133, acting: 212, acted: 96 },
];

/** Those whom nobody commands. */
const NOBODY: SideTints = { plain: 240, acting: 250, acted: 238 };

/** The colours of a side, or of nobody. */
export const tintsOf = (side: number, sides: number): SideTints =>
  side >= 0 && side < sides ? SIDES[side % SIDES.length] : NOBODY;

/** Colours that mean something of their own. */
export const TINT = { light: 231, dark: 16, shot: 228, loss: 196, loose: 254 } as const;

/** Bare ground by the theme of the table. */
const BARE: Readonly<Record<string, Tint>> = { Countryside: 144, City: 246, Wasteland: 180, Wetland: 108 };

/** Bare ground. */
export const bareGround = (theme: string | undefined): Tint =>
  theme !== undefined && Object.hasOwn(BARE, theme) ? BARE[theme] : BARE.Countryside;

/** The ground of each kind of terrain, and the signs on it. */
const GROUND: Readonly<Record<string, readonly [ground: Tint, sign: Tint]>> = {
  barricade: [94, 58],
  building: [239, 243],
  field: [179, 136],
  forest: [65, 22],
  hill: [137, 94],
  'shallow-lake': [109, 67],
  'deep-lake': [67, 24],
  lava: [124, 208],
  mountain: [242, 247],
  river: [109, 67],
  rubble: [145, 102],
  ruins: [187, 137],
  swamp: [101, 58],
  chasm: [235, 240],
  platform: [241, 246],
};

/** The colours of a kind of terrain: those of rubble for what is not known and open, of buildings for the rest. */
export const groundTints = (kind: string, solid: boolean): readonly [ground: Tint, sign: Tint] => {
  if (Object.hasOwn(GROUND, kind)) return GROUND[kind];
  return solid ? GROUND.building : GROUND.rubble;
};
