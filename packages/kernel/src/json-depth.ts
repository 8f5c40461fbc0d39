const QUOTE = 0x22;
const ESCAPE = 0x5c;

/** Whether JSON opens more lists and objects inside of each other than this; it is not parsed for that. */
export const isDeeperThan = (json: string, most: number): boolean => {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === QUOTE) isText = !isText;
    else if (isText) {
      if (sign === ESCAPE) i++;
      // [ and { differ in one bit, as ] and } do.
    } else if ((sign | 0x20) === 0x7b) {
      if (++depth > most) return true;
    } else if ((sign | 0x20) === 0x7d) depth--;
  }
  return false;
};
