import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const list = (dir: string) =>
  readdirSync(join(root, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const codes = new Map<string, string>();

/** The code of a file without comments and texts: modules that emit programs for hosts hold those as text. */
function code(file: string): string {
  const known = codes.get(file) ?? codeOf(file);
  codes.set(file, known);
  return known;
}

function codeOf(file: string): string {
  const text = read(file);
  const { program, comments } = parseSync(file, text);
  const ranges: { start: number; end: number }[] = [...comments];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const { type, value, start, end } = node as { type?: string; value?: unknown; start: number; end: number };
    if (type === 'ImportDeclaration' || type?.startsWith('Export')) {
      for (const [key, member] of Object.entries(node)) if (key !== 'source') visit(member);
      return;
    }
    if (type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')) ranges.push({ start, end });
    for (const member of Object.values(node)) visit(member);
  };
  visit(program.body);
  let result = text;
  for (const { start, end } of ranges) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}

const sources = list('src');

/** Files of `files` whose code matches, as `file: match`. */
const offenders = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...code(file).matchAll(new RegExp(pattern, 'g'))].map((match) => `${file}: ${match[0]}`));

it('no program takes the path of a file: URL from it as it stands: on Windows, and with a space, that is another', () => {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `scripts/${name}`,
  );
  const programs = [...sources, ...scripts].filter((file) => /\.(?:ts|[cm]js)$/.test(file));
  expect(programs.filter((file) => /new URL\([^)]*import\.meta\.url\)\.pathname/.test(read(file)))).toEqual([]);
});

describe('what is pure stays pure', () => {
  const io = new Set(['src/content/read/load.ts']);
  const mayTouchDisk = (file: string) =>
    io.has(file) ||
    /^src\/(?:publish|terminal|audit|commands|desk|edit|setup)\//.test(file) ||
    /^src\/(?:content\/read\/(?:list-files|page-file)|compile\/pages\/(?:render-pages|page-thread|load-theme)|upload\/s3\/client)\.ts$/.test(
      file,
    );

  it('only the loader, publish and the commands touch the disk, the process or the network', () => {
    // Programs that are sent to browsers or shown to readers are text here, and run elsewhere.
    const shipped = /^src\/(?:theme\/scripts\/|site\/facts\/snippets\.ts$|hosts\/\w+\/programs\/)/;
    const files = sources.filter((file) => !mayTouchDisk(file) && !shipped.test(file));
    const pattern =
      /from 'node:(?!crypto|util|url'|zlib|buffer|http')[^']*'|\bprocess\.(?!getBuiltinModule\()\w+|\bfetch\(/;
    expect(offenders(files, pattern)).toEqual([]);
    // Asked for when it is first used; the name is a text, which code() leaves out.
    expect(files.filter((file) => /getBuiltinModule\((?!'node:crypto'\))/.test(read(file)))).toEqual([]);
  });

  it('no clock, no chance and no locale reaches the output', () => {
    const files = sources.filter(
      (file) =>
        // A module that runs elsewhere has the clock of its place: a server's log, a browser that hides what is over.
        !/^src\/(?:theme\/scripts|publish|terminal|audit|commands|desk|hosts\/\w+\/programs)\//.test(file) &&
        file !== 'src/content/schemas/fields.ts' &&
        // Proposes the language of a country, which the user confirms.
        file !== 'src/setup/init/init-questions.ts',
    );
    const pattern = /Date\.now|new Date\(\)|Math\.random|localeCompare|toLocale\w+|\bIntl\b|performance\.now/;
    expect(offenders(files, pattern)).toEqual([]);
  });

  it('nothing evaluates text', () => {
    expect(offenders(sources, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  });
});

describe('tables are complete', () => {
  const inTable = (dir: string, table: string, not: RegExp) => {
    const text = read(table);
    return list(dir)
      .filter((file) => file !== table && !not.test(file) && /export (?:const|function) /.test(read(file)))
      .filter((file) => !text.includes(`/${file.split('/').pop()!}'`));
  };

  it('every API resource is in src/api/v1/index.ts', () => {
    const resources = list('src/api/v1').filter((file) => read(file).includes('defineResource({'));
    const table = read('src/api/v1/index.ts');
    expect(resources.filter((file) => !table.includes(`./${file.split('/').pop()}'`))).toEqual([]);
  });

  it('every module that makes a Document is in src/documents/index.ts', () => {
    const table = read('src/documents/index.ts') + read('src/site/pages/section-pages.ts');
    const makers = [...list('src/documents'), ...list('src/site')].filter((file) =>
      /export function \w+\([^)]*\): (?:Document\b|Document\[\])/.test(read(file)),
    );
    expect(makers.length).toBeGreaterThan(12);
    expect(
      makers.filter(
        (file) =>
          !/^src\/documents\/(?:index|documents|part)\.ts$/.test(file) &&
          !/^src\/site\/pages\/(?:section-)?page\.ts$/.test(file) &&
          !table.includes(`/${file.split('/').pop()}'`),
      ),
    ).toEqual([]);
  });

  // The check of a file asks more than one rule of a language and of laws; what only `check` asks is in no table.
  it('every check is in src/checks/index.ts', () => {
    expect(
      inTable(
        'src/checks',
        'src/checks/index.ts',
        /check\.ts$|links\/(?!links\.ts)|legal\/(?!legal-facts\.ts)|statements\/|published\/|read-back\.ts$|content-texts\.ts$|contract\/(?!contract\.ts)|proof\/|private\/(?!public-privacy\.ts)|brand-color\.ts$|prose\//,
      ),
    ).toEqual([]);
  });

  it('every host is in src/hosts/index.ts', () => {
    const table = read('src/hosts/index.ts');
    const hosts = list('src/hosts').filter((file) => /export const \w+: Host\b/.test(read(file)));
    expect(hosts.filter((file) => !table.includes(`/${file.split('/').pop()}?lazy'`))).toEqual([]);
  });
});

describe('one door for each package', () => {
  const doors: Readonly<Record<string, RegExp>> = {
    marked: /^src\/markdown\//,
    'gray-matter': /^src\/content\/read\/front-matter\//,
    'oxc-parser': /^src\/content\/read\/literal\//,
    'libphonenumber-js/min': /^src\/values\/contact\/phone\.ts$/,
    parse5: /^src\/core\/html-tree\.ts$/,
    micromark: /^src\/markdown\/micromark\.ts$/,
    jose: /^src\/core\/signing\/jws\.ts$/,
    aws4fetch: /^src\/upload\/s3\/client\.ts$/,
    yaml: /^src\/(?:content\/read\/front-matter|edit\/source)\//,
    'harfbuzzjs/dist/harfbuzz\\.wasm\\?bytes': /^src\/theme\/drawing\/(?:harfbuzz|font-coverage)\.ts$/,
    'bidi-js': /^src\/theme\/drawing\/shaped-text\.ts$/,
    'fastest-levenshtein': /^src\/core\/did-you-mean\.ts$/,
    '@sindresorhus/transliterate': /^src\/core\/slugify\.ts$/,
    '@asteasolutions/zod-to-openapi': /^src\/api\/wire-schemas\.ts$/,
  };
  for (const [name, door] of Object.entries(doors)) {
    it(name, () => {
      const users = sources.filter((file) =>
        new RegExp(`from '${name}'|(?:import|require)\\('${name}'\\)`).test(code(file)),
      );
      expect(users.length, 'is used').toBeGreaterThan(0);
      expect(users.filter((file) => !door.test(file))).toEqual([]);
    });
  }
});

describe('modules tell each other data', () => {
  it('no file reads a message or a hint by pattern: what somebody needs to know is a member of its own', () => {
    // The parser of typed modules gives its errors no codes; one file makes kinds of its words.
    const files = sources.filter((file) => file !== 'src/content/read/literal/parse.ts');
    expect(files.flatMap((file) => readSentences(file, read(file)))).toEqual([]);
  });

  it('finds every way to read one', () => {
    const ways = [
      'problem.message.startsWith("x")',
      '/x/.test(problem.message)',
      'hint?.includes("x")',
      '(problem.hint ?? "").match(/x/)',
      'if (message === "x") f()',
      '/x/.exec(hint ?? "")',
      'error.message.replace(/x/, "")',
    ];
    expect(ways.filter((way) => readSentences('x.ts', way).length !== 1)).toEqual([]);
    expect(readSentences('x.ts', 'if (message === undefined) print(problem.message + hint)')).toEqual([]);
  });
});

describe('what grows with the site', () => {
  it('is never spread into the arguments of a call: the stack overflows with some 125,000 of them', () => {
    const files = [...sources, ...list('scripts')];
    const found = files.flatMap((file) => {
      const lines = read(file).split('\n');
      // A spread that cannot grow says why in a comment on the line above.
      return callSpreads(file)
        .filter((line) => !lines[line - 2]?.includes('// Bounded: '))
        .map((line) => `${file}:${line}`);
    });
    expect(found).toEqual([]);
  });

  it('is judged by a schema that was made before it', () => {
    expect(offenders(sources, /\)\s*\.(?:safeParse|safeDecode)\(/)).toEqual([]);
  });
});

const readers =
  /^(?:test|exec|startsWith|endsWith|includes|indexOf|lastIndexOf|match|matchAll|search|split|slice|replace|replaceAll)$/;

/** The places, as `file:line`, at which code looks into a message or a hint. */
function readSentences(file: string, text: string): string[] {
  if (!/\b(?:message|hint)\b/.test(text)) return [];
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const each = node as SyntaxNode;
    const { type, callee, arguments: given = [], left, right, start } = each;
    const method = type === 'CallExpression' && callee?.type === 'MemberExpression' ? callee : undefined;
    const isRead = method && readers.test(method.property?.name ?? '') && [method.object, ...given].some(isSentence);
    const isCompared = type === 'BinaryExpression' && [left, right].some(isSentence) && [left, right].some(isText);
    if (isRead || isCompared) found.push(`${file}:${text.slice(0, start).split('\n').length}`);
    for (const member of Object.values(node)) visit(member);
  };
  visit(parseSync(file, text).program.body);
  return found;
}

interface SyntaxNode {
  readonly type?: string;
  readonly start?: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
}

/** `problem.message`, `hint`, and what stands for one where there is none (`hint ?? ''`). */
function isSentence(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return isSentence(node.expression);
  if (node.type === 'LogicalExpression') return isSentence(node.left);
  const name = node.type === 'MemberExpression' ? node.property?.name : node.type === 'Identifier' ? node.name : '';
  return name === 'message' || name === 'hint';
}

function isText(node: SyntaxNode | undefined): boolean {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}

/** The lines (1-based) on which a call spreads something other than a list that is written there. */
function callSpreads(file: string): number[] {
  const text = read(file);
  if (!text.includes('...')) return [];
  const starts: number[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const { type, arguments: given = [] } = node as { type?: string; arguments?: Spread[] };
    if (type === 'CallExpression' || type === 'NewExpression')
      for (const { type, start, argument } of given)
        if (type === 'SpreadElement' && argument?.type !== 'ArrayExpression') starts.push(start);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program.body);
  return starts.map((start) => text.slice(0, start).split('\n').length);
}

interface Spread {
  readonly type: string;
  readonly start: number;
  readonly argument?: { readonly type: string };
}

describe('modules stay small', () => {
  it('no file names a path of one machine', () => {
    const all = [...sources, ...list('scripts'), ...list('tests'), ...list('bench')];
    // Put together here, so that this file does not name one.
    const pattern = new RegExp(`(?:^|[^\\w.~-])/${'wor'}k/|/${'far'}m/`);
    expect(all.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
