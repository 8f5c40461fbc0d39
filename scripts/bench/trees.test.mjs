import { expect, test } from 'vitest';
import { librariesOf } from './trees.mjs';

const lock = (packages) => JSON.stringify({ name: 'any', packages });
const libraries = { 'node_modules/zod': { version: '4.6.7' } };

test('another package of the workspace changes no library', () => {
  const more = lock({
    '': { name: 'any' },
    'node_modules/@muster/guide': { resolved: 'packages/guide', link: true },
    'packages/guide': { name: '@muster/guide' },
    ...libraries,
  });
  expect(librariesOf(more)).toBe(librariesOf(lock(libraries)));
});

test('another version of a library is', () => {
  expect(librariesOf(lock({ 'node_modules/zod': { version: '4.6.8' } }))).not.toBe(librariesOf(lock(libraries)));
  expect(librariesOf(lock({ 'apps/web/node_modules/vite': { version: '8' }, ...libraries }))).not.toBe(
    librariesOf(lock(libraries)),
  );
});
