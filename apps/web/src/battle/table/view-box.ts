/** Which part of the table is seen: the place at the upper left, and the pixels to a hundredth of an inch. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** How large something is: a screen in pixels, a table in hundredths of an inch. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels that stay free around the whole table. */
const MARGIN = 12;

/** Pixels below the table that its buttons may need: so far it can be pushed up from under them. */
const FOOT = 64;

/** The largest scale: eighty pixels to the inch. */
const LARGEST = 0.8;

/** The view of the whole table. */
export const fitView = (table: Size, screen: Size): View => {
  const room = { width: Math.max(1, screen.width - 2 * MARGIN), height: Math.max(1, screen.height - 2 * MARGIN) };
  const scale = Math.min(room.width / table.width, room.height / table.height);
  return {
    x: table.width / 2 - screen.width / scale / 2,
    y: table.height / 2 - screen.height / scale / 2,
    scale,
  };
};

/** A view that does not lose the table: centred where it is smaller than the screen, without waste where it is larger. */
export const keptView = (view: View, table: Size, screen: Size, foot: number = FOOT): View => {
  const smallest = fitView(table, screen).scale;
  const scale = Math.max(smallest, Math.min(LARGEST, view.scale));
  return {
    scale,
    x: keptSpan(view.x, table.width, screen.width / scale, MARGIN / scale, MARGIN / scale),
    y: keptSpan(view.y, table.height, screen.height / scale, MARGIN / scale, foot / scale),
  };
};

const keptSpan = (from: number, length: number, seen: number, margin: number, end: number): number => {
  const least = seen >= length + 2 * margin ? (length - seen) / 2 : -margin;
  return Math.max(least, Math.min(length + end - seen, from));
};

/** The view larger by a factor, with the place under a pixel kept there. */
export const zoomedAt = (view: View, factor: number, px: number, py: number): View => {
  const scale = view.scale * factor;
  return { scale, x: view.x + px / view.scale - px / scale, y: view.y + py / view.scale - py / scale };
};

/** The view moved by so many pixels, as a hand moves a map. */
export const pannedBy = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** The place on the table under a pixel. */
export const placeAt = ({ x, y, scale }: View, px: number, py: number): { x: number; y: number } => ({
  x: Math.round(x + px / scale),
  y: Math.round(y + py / scale),
});

/** The view with a place in sight, moved as little as need be; a table that is seen whole stays where it is. */
export const shownIn = (view: View, table: Size, screen: Size, x: number, y: number): View => {
  const there = showing(view, screen, x, y);
  return there.x === view.x && there.y === view.y ? view : keptView(there, table, screen, MARGIN);
};

/** The view with a place in sight, moved as little as need be, even off the table. */
export const showing = (view: View, screen: Size, x: number, y: number, margin = 60): View => {
  const px = (x - view.x) * view.scale;
  const py = (y - view.y) * view.scale;
  const into = (at: number, length: number): number =>
    length < 2 * margin ? length / 2 - at : at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
  return pannedBy(view, into(px, screen.width), into(py, screen.height));
};
