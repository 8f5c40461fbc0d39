// Reads what the package `muster` exports, out of the compiled declarations, with the compiler's own parser.
import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, NodeBuilderFlags, ObjectFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { root } from '../lib/run.mjs';

/** The subpaths of the package. */
const SUBPATHS = ['engine', 'odds', 'army', 'campaign', 'players'];

/** Reads all subpaths: for each its exports, and the types that they mention. */
export const readSurface = () => {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'scripts', 'api', 'tsconfig.json');
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const reader = readerOf(project);
    const subpaths = SUBPATHS.map((name) => ({ name, exports: reader.exportsOf(name) }));
    return { subpaths, inside: reader.inside(subpaths) };
  } finally {
    api.close();
  }
};

/** Types are printed in full, and aliases as what they mean. */
const NO_SHORTENING = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias;

/** Types that are read by their names. */
const NAMED = SymbolFlags.Interface | SymbolFlags.TypeAlias;

/** Whether a type is derived from a table of fields. */
const isDerived = (node) =>
  [SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration].includes(node.kind) &&
  /\b(FieldsOf|ActionOf|ValueOf)</.test(node.getText()) &&
  !node.typeParameters?.length;

const typeFirst = (a, b) => Number(b.name === 'type') - Number(a.name === 'type');

const isUnion = (type) => Boolean(type.flags & TypeFlags.Union);

const isDeclaredHere = (path) => relative(root, path).startsWith('packages');

const readerOf = ({ program, checker }) => {
  const known = new Map();

  const resolved = (symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  const exportsOf = (name) => {
    const file = program.getSourceFile(join(root, 'packages', 'muster', 'dist', `${name}.d.ts`));
    if (!file) throw new Error(`packages/muster/dist/${name}.d.ts is missing: run npx tsc -b`);
    return checker
      .getExportsOfModule(checker.getSymbolAtLocation(file))
      .map((symbol) => ({ ...describe(resolved(symbol)), name: symbol.name }))
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  };

  /** Returns the entry of one declaration; each is read once. */
  const describe = (symbol) => {
    const [handle] = symbol.declarations;
    const id = `${relative(root, handle.path)}#${symbol.name}`;
    const before = known.get(id);
    if (before) return before;
    const node = handle.resolve();
    const entry = {
      id,
      name: symbol.name,
      kind: kindOf(symbol, node),
      doc: checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim(),
      text: wordsText(symbol, node) ?? derivedText(symbol, node) ?? declarationText(node),
      mentions: [],
    };
    known.set(id, entry);
    entry.mentions = (isDerived(node) ? partsOf(symbol) : mentionsOf(node))
      .map(describe)
      .map((type) => ({ id: type.id, name: type.name, kind: type.kind }));
    return entry;
  };

  /** A type that is one of some words, such as the names in a list: the words themselves. */
  const wordsText = (symbol, node) => {
    if (node.kind !== SyntaxKind.TypeAliasDeclaration || !node.getText().includes('typeof ')) return undefined;
    const words = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), node, NO_SHORTENING);
    return /^("[^"]*"( \| )?)+$/.test(words) ? `type ${symbol.name} = ${words.replaceAll('"', "'")};` : undefined;
  };

  /** A type that is derived from a table of fields: the fields themselves. */
  const derivedText = (symbol, node) => {
    if (!isDerived(node)) return undefined;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isInterface = node.kind === SyntaxKind.InterfaceDeclaration;
    const shapes = isUnion(type) ? type.getTypes().map((one) => fieldsText(one, node)) : [fieldsText(type, node)];
    return isInterface ? `interface ${symbol.name} ${shapes[0]}` : `type ${symbol.name} = ${shapes.join(' | ')};`;
  };

  const fieldsText = (type, node) => {
    const fields = checker
      .getPropertiesOfType(type)
      .toSorted(typeFirst)
      .map((field) => {
        const doc = checker.getDocumentationCommentOfSymbol(field).replace(/\s+/g, ' ').trim();
        const optional = Boolean(field.flags & SymbolFlags.Optional);
        const value = valueText(valueOf(field), node);
        const name = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
        return `${doc ? `  /** ${doc} */\n` : ''}  ${name}${optional ? '?' : ''}: ${value};\n`;
      });
    return `{\n${fields.join('')}}`;
  };

  const valueText = (type, node) =>
    checker
      .typeToString(type, node, NodeBuilderFlags.NoTruncation)
      .replaceAll('"', "'")
      .replaceAll(/import\('[^']*'\)\./g, '');

  /** The type of a field, without `undefined` where it may be left out. */
  const valueOf = (field) => {
    const type = checker.getTypeOfSymbol(field);
    return field.flags & SymbolFlags.Optional ? checker.getNonNullableType(type) : type;
  };

  /** The named types that a derived type is made of. */
  const partsOf = (symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const fields = (isUnion(type) ? type.getTypes() : [type]).flatMap((one) => checker.getPropertiesOfType(one));
    return [...new Map(fields.flatMap((field) => namesIn(valueOf(field))).map((part) => [part.id, part])).values()];
  };

  const namesIn = (type) => {
    const symbol = type.getAliasSymbol?.() ?? type.getSymbol?.();
    if (symbol?.declarations[0] && symbol.flags & NAMED && isDeclaredHere(symbol.declarations[0].path)) return [symbol];
    if (isUnion(type)) return type.getTypes().flatMap(namesIn);
    return type.objectFlags & ObjectFlags.Reference ? checker.getTypeArguments(type).flatMap(namesIn) : [];
  };

  /** The types that a declaration names, those of the language and type parameters left out. */
  const mentionsOf = (node) => {
    const names = [];
    collectNames(node, names);
    const found = new Map();
    for (const symbol of names.length > 0 ? checker.getSymbolAtLocation(names) : []) {
      if (!symbol) continue;
      const target = resolved(symbol);
      const [handle] = target.declarations;
      if (!handle || target.flags & SymbolFlags.TypeParameter || !isDeclaredHere(handle.path)) continue;
      // A field or a parameter is named in passing, such as the keys of a literal.
      if (!(target.flags & (SymbolFlags.Type | SymbolFlags.Variable))) continue;
      found.set(`${relative(root, handle.path)}#${target.name}`, target);
    }
    return [...found.values()];
  };

  /** Every type that exported types are made of and that no subpath exports, by its id. */
  const inside = (subpaths) => {
    const exported = new Set(subpaths.flatMap(({ exports }) => exports.map(({ id }) => id)));
    return new Map([...known].filter(([id, { kind }]) => kind === 'type' && !exported.has(id)));
  };

  return { exportsOf, inside };
};

const kindOf = (symbol, node) => {
  if (symbol.flags & SymbolFlags.Class) return 'class';
  if (!(symbol.flags & SymbolFlags.Value)) return 'type';
  return node.type?.kind === SyntaxKind.FunctionType ? 'function' : 'value';
};

/** Members that only the resolution uses do not belong to the surface. */
const isInternal = (node) => commentOf(node).includes('@internal') || node.getText().startsWith('#');

const commentOf = (node) =>
  node
    .getSourceFile()
    .text.slice(node.pos, node.end)
    .match(/^\s*\/\*\*[\s\S]*?\*\//)?.[0] ?? '';

const collectNames = (node, names) => {
  if (node.kind === SyntaxKind.TypeReference) names.push(lastName(node.typeName));
  if (node.kind === SyntaxKind.ExpressionWithTypeArguments) names.push(node.expression);
  if (node.kind === SyntaxKind.TypeQuery) names.push(lastName(node.exprName));
  if (node.kind === SyntaxKind.HeritageClause && node.parent?.kind === SyntaxKind.ClassDeclaration) return;
  const isClass = node.kind === SyntaxKind.ClassDeclaration;
  node.forEachChild((child) => {
    if (!isClass || !isInternal(child)) collectNames(child, names);
  });
};

const lastName = (name) => (name.kind === SyntaxKind.QualifiedName ? name.right : name);

/** A declaration as people read it: without words for the compiler, a function as it is called. */
const declarationText = (node) => {
  if (node.kind === SyntaxKind.ClassDeclaration) return classText(node);
  if (node.kind !== SyntaxKind.VariableDeclaration) return plain(node.getText());
  const name = node.name.getText();
  if (node.type?.kind === SyntaxKind.FunctionType) return functionText(name, node.type);
  return plain(`const ${name}${node.type ? `: ${node.type.getText()}` : ` = ${node.initializer?.getText() ?? ''}`};`);
};

const plain = (text) =>
  text.replace(/^export (declare )?/, '').replaceAll(/^( {4})+/gm, (gap) => gap.slice(gap.length / 2));

const functionText = (name, { typeParameters, parameters, type }) => {
  const types = typeParameters?.length ? `<${typeParameters.map((one) => one.getText()).join(', ')}>` : '';
  return plain(`${name}${types}(${parameters.map(parameterText).join(', ')}): ${type.getText()}`);
};

/** A destructured parameter is named after its type. */
const parameterText = (parameter) => {
  const text = parameter.getText();
  if (parameter.name.kind === SyntaxKind.Identifier) return text;
  const type = parameter.type.getText();
  const word = /^(?:Pick<|Partial<)?(\w+)/.exec(type)[1];
  return `${word[0].toLowerCase()}${word.slice(1)}${parameter.questionToken ? '?' : ''}: ${type}`;
};

const classText = (node) => {
  const members = node.members
    .filter((member) => !isInternal(member))
    .map((member) => `    ${[commentOf(member).trim(), member.getText()].filter(Boolean).join('\n    ')}`);
  const heritage = (node.heritageClauses ?? [])
    .map((clause) => clause.getText())
    .filter((text) => text.startsWith('extends'));
  return plain(`class ${[node.name.getText(), ...heritage].join(' ')} {\n${members.join('\n')}\n}`);
};
