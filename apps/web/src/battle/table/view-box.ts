/** The visible part of the table: the point at the upper left, and the pixels per hundredth of an inch. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The size of a screen in pixels, or of a table in hundredths of an inch. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels that stay free around the whole table. */
const MARGIN = 12;

/** How far the table can be pushed up from under its buttons, in pixels. */
const FOOT = 64;

/** The largest scale: eighty pixels per inch. */
const LARGEST = 0.8;

/** Returns the view of the whole table. */
export const fitView = (table: Size, screen: Size): View => {
  const room = { width: Math.max(1, screen.width - 2 * MARGIN), height: Math.max(1, screen.height - 2 * MARGIN) };
  const scale = Math.min(room.width / table.width, room.height / table.height);
  return {
    x: table.width / 2 - screen.width / scale / 2,
    y: table.height / 2 - screen.height / scale / 2,
    scale,
  };
};

/** Returns the view moved and scaled so that the table stays visible: centred if smaller than the screen, without gaps if larger. */
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

/** Returns the view zoomed by a factor; the point under a pixel stays there. */
export const zoomedAt = (view: View, factor: number, px: number, py: number): View => {
  const scale = view.scale * factor;
  return { scale, x: view.x + px / view.scale - px / scale, y: view.y + py / view.scale - py / scale };
};

/** Returns the view moved by this number of pixels. */
export const pannedBy = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** Returns the point on the table under a pixel. */
export const placeAt = ({ x, y, scale }: View, px: number, py: number): { x: number; y: number } => ({
  x: Math.round(x + px / scale),
  y: Math.round(y + py / scale),
});

/** Returns the view with a point visible, moved as little as possible; a table that is completely visible stays in place. */
export const shownIn = (view: View, table: Size, screen: Size, x: number, y: number): View => {
  const there = showing(view, screen, x, y);
  return there.x === view.x && there.y === view.y ? view : keptView(there, table, screen, MARGIN);
};

/** Returns the view with a point visible, moved as little as possible, even off the table. */
export const showing = (view: View, screen: Size, x: number, y: number, margin = 60): View => {
  const px = (x - view.x) * view.scale;
  const py = (y - view.y) * view.scale;
  const into = (at: number, length: number): number =>
    length < 2 * margin ? length / 2 - at : at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
  return pannedBy(view, into(px, screen.width), into(py, screen.height));
};
