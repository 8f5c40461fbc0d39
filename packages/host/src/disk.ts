import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Shipped, type ShippedFolder } from './shipped/shipped.ts';

const HOMES: Readonly<Record<ShippedFolder, string>> = {
  books: fileURLToPath(new URL('../../army/books/', import.meta.url)),
  lists: fileURLToPath(new URL('../../army/lists/', import.meta.url)),
  samples: fileURLToPath(new URL('../../army/samples/', import.meta.url)),
};

/** The army books and lists that come with Muster, read from the disk. */
export const shipped: Shipped = new Shipped({
  list: (folder) =>
    readdirSync(HOMES[folder], { recursive: true, encoding: 'utf8' }).map((file) => HOMES[folder] + file),
  read: (path) => readFileSync(path, 'utf8'),
});
