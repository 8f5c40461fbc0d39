/** One of the 256 colours of a terminal. */
export type TerminalColour = number;

type Rgb = readonly [red: number, green: number, blue: number];

/** The six steps of each primary colour; colours 16 to 231 are their mixtures. */
const STEPS = [0, 95, 135, 175, 215, 255] as const;

const rgbOf = (tint: TerminalColour): Rgb => {
  if (tint >= 232) return [8 + 10 * (tint - 232), 8 + 10 * (tint - 232), 8 + 10 * (tint - 232)];
  const place = tint - 16;
  return [STEPS[Math.floor(place / 36)], STEPS[Math.floor(place / 6) % 6], STEPS[place % 6]];
};

const ALL: readonly { tint: TerminalColour; rgb: Rgb }[] = Array.from({ length: 240 }, (_, i) => ({
  tint: 16 + i,
  rgb: rgbOf(16 + i),
}));

/** Returns the mixture of two colours; `share` is the part of the second. */
export const mix = (one: TerminalColour, other: TerminalColour, share: number): TerminalColour => {
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

/** Mixtures computed so far. */
const MIXED = new Map<number, TerminalColour>();

/** The colours of a side's units: normal, while acting, and after their activation. */
export interface SideTints {
  plain: TerminalColour;
  acting: TerminalColour;
  acted: TerminalColour;
}

/** Blue, vermilion, green, purple. */
const SIDES: readonly SideTints[] = [
  { plain: 25, acting: 39, acted: 24 },
  { plain: 166, acting: 214, acted: 130 },
  { plain: 29, acting: 42, acted: 23 },
  { plain: 133, acting: 212, acted: 96 },
];

/** Units that belong to no side. */
const NO_SIDE: SideTints = { plain: 240, acting: 250, acted: 238 };

/** Returns the colours of a side, or those of units without a side. */
export const tintsOf = (side: number, sides: number): SideTints =>
  side >= 0 && side < sides ? SIDES[side % SIDES.length] : NO_SIDE;

/** Colours with a fixed meaning. */
export const TINT = { light: 231, dark: 16, shot: 228, loss: 196, loose: 254 } as const;

/** The colour of bare ground by the theme of the table. */
const BARE: Readonly<Record<string, TerminalColour>> = { Countryside: 144, City: 246, Wasteland: 180, Wetland: 108 };

/** Returns the colour of bare ground. */
export const bareGround = (theme: string | undefined): TerminalColour =>
  theme !== undefined && Object.hasOwn(BARE, theme) ? BARE[theme] : BARE.Countryside;

/** The colours of each kind of terrain and of the signs on it. */
const GROUND: Readonly<Record<string, readonly [ground: TerminalColour, sign: TerminalColour]>> = {
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

/** Returns the colours of a kind of terrain; unknown kinds look like rubble, or like buildings if solid. */
export const groundTints = (kind: string, solid: boolean): readonly [ground: TerminalColour, sign: TerminalColour] => {
  if (Object.hasOwn(GROUND, kind)) return GROUND[kind];
  return solid ? GROUND.building : GROUND.rubble;
};
