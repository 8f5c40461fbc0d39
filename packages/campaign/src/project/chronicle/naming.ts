import { armyOf, unitOf } from '../../state/find.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns the lines about new names and notes. */
export const namingLines = (telling: ChronicleContext): ChronicleLine[] => [
  ...telling.changes('renamed').map(({ of, id, name }) => {
    const was = (of === 'army' ? armyOf(telling.before, id) : unitOf(telling.before, id))?.name ?? id;
    return lineAbout(telling, { of, id }, `${was} is now called ${name}.`);
  }),
  ...telling.changes('noted').flatMap(({ of, id, notes }) => {
    const had = (of === 'army' ? armyOf(telling.before, id) : unitOf(telling.before, id))?.notes ?? [];
    const name = of === 'army' ? telling.army(id) : telling.unit(id);
    return notes
      .filter((note) => !had.includes(note))
      .map((note) => lineAbout(telling, { of, id }, `Note about ${name}: ${note}`));
  }),
];

const lineAbout = (
  telling: ChronicleContext,
  { of, id }: { of: 'army' | 'unit'; id: string },
  text: string,
): ChronicleLine => (of === 'army' ? telling.about(id, 0, text) : telling.of(id, 0, text));
