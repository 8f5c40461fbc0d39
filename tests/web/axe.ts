import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** The rules about colours. Dark pages differ in nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Returns the serious accessibility problems of a page with their first elements; on dark pages only those of colours. */
export const barriers = async (page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> => {
  // The policy of the pages forbids added scripts, so this one is run from outside.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(readFileSync(AXE, 'utf8'));
  const options = { resultTypes: ['violations'], ...(scheme === 'dark' ? { runOnly: COLOURS } : {}) };
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 4)
          .join(' | ')}`,
    );
};
