import type { HandbookBlock, HandbookPage } from './page.ts';

/** Returns a page as Markdown. */
export const pageAsMarkdown = ({ title, intro, sections }: HandbookPage): string =>
  [`# ${title}`, intro, ...sections.flatMap((part) => [`## ${part.title}`, ...part.blocks.map(blockAsMarkdown)])].join(
    '\n\n',
  ) + '\n';

const blockAsMarkdown = (block: HandbookBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.points.map((point) => `- ${point}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  }
};
