const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;

/** Limits for JSON: how deep it may be nested, and how many values it may list. */
export interface JsonLimits {
  depth: number;
  values: number;
}

/** Returns the limit that a JSON text exceeds, if any, without parsing it. */
export const exceededJsonLimit = (
  json: string,
  { depth: deepest, values: most }: JsonLimits,
): keyof JsonLimits | undefined => {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) isText = !isText;
    else if (isText) {
      if (code === ESCAPE) i++;
    } else if (code === COMMA) {
      if (++values > most) return 'values';
      // [ and { differ in one bit, as ] and } do.
    } else if ((code | 0x20) === 0x7b) {
      if (++depth > deepest) return 'depth';
    } else if ((code | 0x20) === 0x7d) depth--;
  }
  return undefined;
};

/** Whether JSON nests lists and objects deeper than `most`. */
export const isJsonDeeperThan = (json: string, most: number): boolean =>
  exceededJsonLimit(json, { depth: most, values: Infinity }) === 'depth';
