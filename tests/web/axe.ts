import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Rules about colours. A page in the dark differs in nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What keeps people from using a page, each with the first elements that it is about; in the dark only what colours do. */
export const barriers = async (page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> => {
  // The policy of the pages lets no script in, so that it is run from outside.
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
