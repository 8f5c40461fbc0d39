import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** What keeps people from using a page, each with the first elements that it is about. */
export const barriers = async (page: Page): Promise<string[]> => {
  // The policy of the pages lets no script in, so that it is run from outside.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate<Violation[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
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
