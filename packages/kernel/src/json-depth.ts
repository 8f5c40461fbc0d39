const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;

/** How deep JSON may be nested, and how many values it may list. */
export interface JsonBounds {
  depth: number;
  values: number;
}

/** Says which bound JSON goes beyond, if any; it is not parsed for that. */
export const jsonBeyond = (
  json: string,
  { depth: deepest, values: most }: JsonBounds,
): keyof JsonBounds | undefined => {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === QUOTE) isText = !isText;
    else if (isText) {
      if (sign === ESCAPE) i++;
    } else if (sign === COMMA) {
      if (++values > most) return 'values';
      // [ and { differ in one bit, as ] and } do.
    } else if ((sign | 0x20) === 0x7b) {
      if (++depth > deepest) return 'depth';
    } else if ((sign | 0x20) === 0x7d) depth--;
  }
  return undefined;
};

/** Whether JSON opens more lists and objects inside of each other than this. */
export const isDeeperThan = (json: string, most: number): boolean =>
  jsonBeyond(json, { depth: most, values: Infinity }) === 'depth';
