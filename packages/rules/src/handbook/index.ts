export { GLOSSARY, glossaryPage, glossaryWord } from './glossary.ts';
export { howToPlay } from './how-to-play.ts';
export { pageAsMarkdown } from './markdown.ts';
export type { HandbookBlock, HandbookPage, HandbookSection } from './page.ts';
export { quickReference } from './reference.ts';
export { handbookFiles } from './pages.ts';
