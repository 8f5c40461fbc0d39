import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { ROOT, sourcesIn } from './lib/architecture.ts';

const PAGES = join(ROOT, 'apps/web/src');

/** Attributes of elements that people read or hear. */
const TEXT_ATTRIBUTES = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'content',
  'label',
  'placeholder',
  'title',
]);

/** Names of properties that hold a text, wherever they are. */
const TEXT_PROPERTIES = new Set(['label', 'legend', 'question', 'sentence', 'title', 'words']);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A text as people read it: it has a capital or a space, unlike `main` or `open`. */
const isText = (text: string): boolean => hasWord(text) && /^\p{Lu}|\p{L}[,.:;…]? /u.test(text);

/** Two words with a space between them, the first of them with a capital, or a sentence with its full stop. */
const isSentence = (text: string): boolean => /^\P{L}*\p{Lu}.*\p{L}[,:;]? +\p{L}|\p{L} .*\p{L}[.?!]$/u.test(text);

/** The literal texts that may become the value of an expression; arguments of calls are other values. */
const valuesOf = (node: Node | null | undefined): { text: string; start: number }[] => {
  if (!node) return [];
  const { start } = node;
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start }] : [];
    case 'TemplateLiteral':
      return [
        ...(node.quasis as { value: { cooked: string } }[]).map(({ value }) => ({ text: value.cooked, start })),
        ...(node.expressions as Node[]).flatMap(valuesOf),
      ];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((each) => valuesOf(each as Node));
    case 'LogicalExpression':
    case 'BinaryExpression':
      return ['&&', '||', '??', '+'].includes(String(node.operator))
        ? [node.left, node.right].flatMap((each) => valuesOf(each as Node))
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression as Node);
    default:
      return [];
  }
};

const nameOf = (node: unknown): string => {
  const { name, namespace, value } = node as { name?: unknown; namespace?: { name: string }; value?: unknown };
  if (namespace) return `${namespace.name}:${nameOf(name)}`;
  return typeof name === 'object' ? nameOf(name) : String(name ?? value);
};

/** The literal texts in one node, without those in the nodes below it. */
const textsOf = (node: Node, element: string): { text: string; start: number }[] => {
  switch (node.type) {
    case 'JSXText':
      return hasWord(String(node.value)) ? [{ text: String(node.value).trim(), start: node.start }] : [];
    case 'JSXAttribute': {
      const name = nameOf(node.name);
      const values = valuesOf(node.value as Node | null);
      if (/^\p{Ll}/u.test(element)) return TEXT_ATTRIBUTES.has(name) ? values.filter(({ text }) => hasWord(text)) : [];
      return ['className', 'key', 'style'].includes(name) ? [] : values.filter(({ text }) => isText(text));
    }
    case 'Property':
      return TEXT_PROPERTIES.has(nameOf(node.key))
        ? valuesOf(node.value as Node).filter(({ text }) => isText(text))
        : [];
    case 'Literal':
    case 'TemplateLiteral':
      return valuesOf(node).filter(({ text }) => isSentence(text));
    default:
      return [];
  }
};

/** Every literal text in a source file, as `file:line text`. */
const literalTexts = (file: string, source: string): string[] => {
  const found = new Map<string, string>();
  const walk = (node: Node, element: string, isChild: boolean): void => {
    // Thrown errors are for developers.
    if (node.type === 'ThrowStatement') return;
    const own = node.type === 'JSXOpeningElement' ? nameOf(node.name) : element;
    const inChild = isChild && node.type === 'JSXExpressionContainer' ? valuesOf(node) : [];
    for (const { text, start } of [...textsOf(node, own), ...inChild.filter((child) => hasWord(child.text))]) {
      const line = source.slice(0, start).split('\n').length;
      found.set(`${line} ${text}`, `${file}:${line} ${text}`);
    }
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TSLiteral')) return;
    for (const child of childrenOf(node)) walk(child, own, node.type === 'JSXElement' || node.type === 'JSXFragment');
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, '', false);
  return [...found.values()];
};

test('literal texts in components are found', () => {
  const lines = [
    '<p>Hello</p>;',
    "<p>{busy ? 'Loading…' : name}</p>;",
    '<p aria-label={`Side ${side}`} className="two words">{name}</p>;',
    '<Field name="Seed" kind="open" />;',
    "const choices = [{ value: 'bot', words: 'The computer' }];",
    "setSentence('This is not a file.');",
    "navigate('/battles'); <p className={`${styles.row} ${styles.mine}`}>{name} · {count(2, 'unit')}</p>;",
  ];
  expect(literalTexts('a.tsx', lines.join('\n'))).toEqual([
    'a.tsx:1 Hello',
    'a.tsx:2 Loading…',
    'a.tsx:3 Side ',
    'a.tsx:4 Seed',
    'a.tsx:5 The computer',
    'a.tsx:6 This is not a file.',
  ]);
});

test('texts of the pages are in modules of their own, so that another language can be added', () => {
  const texts = sourcesIn(PAGES)
    .filter((file) => !/^(.*-)?texts\.ts$/.test(basename(file)))
    .flatMap((file) => literalTexts(relative(ROOT, file), readFileSync(file, 'utf8')));
  expect(texts).toEqual([]);
});
