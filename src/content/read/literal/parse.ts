import type { Node, ParseResult } from 'oxc-parser';
import { CommandExit } from '../../../core/exit-codes.ts';
import parser from './native-parser.ts?lazy';

/** Parses a typed content module as Node and TypeScript would; findRefusedToken() must have let `text` pass. */
export function parseModuleSyntax(file: string, text: string): ParseResult {
  return loadedParser()(file, text, {
    lang: 'ts',
    sourceType: 'module',
    preserveParens: false,
    // Octal escapes, reserved words and the like: valid to the grammar alone, and refused by Node and TypeScript.
    showSemanticErrors: true,
  });
}

/** Throws Stop where the package is there and its native part is not, or Node may load none (`--no-addons`). */
function loadedParser(): typeof import('oxc-parser').parseSync {
  try {
    return parser<typeof import('./native-parser.ts')>().parseSync;
  } catch {
    throw new CommandExit(
      'io',
      'The native part of the package oxc-parser cannot be loaded: install it with `npm ci --include=optional`, and start Node without --no-addons.',
    );
  }
}

/** Syntax errors with a plainer explanation. */
export type SyntaxErrorKind = 'merge' | 'octal' | 'string-end' | 'comma' | 'other';

/** The kind of an error; the parser gives them no codes, so that its words are read, here and nowhere else. */
export function syntaxErrorKind({ message }: ParseResult['errors'][number]): SyntaxErrorKind {
  if (/diff marker/.test(message)) return 'merge';
  if (/octal/.test(message)) return 'octal';
  if (/Unterminated string/.test(message)) return 'string-end';
  return /Expected `,`/.test(message) ? 'comma' : 'other';
}

// Words that name no type (ECMA-262 §12.7.2); the others that are reserved name one, or the parser refuses them.
const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends finally for function if ' +
    'import in instanceof new return super switch throw try var while with'
  ).split(' '),
);

/**
 * The first node of a type that the parser lets pass and Node and TypeScript refuse: what only JSDoc has (`!T`, `T?`),
 * a reserved word as name, a bigint as key.
 */
export function findUnsupportedType(node: Node): Node | undefined {
  if (node.type.startsWith('TSJSDoc')) return node;
  if (node.type === 'Identifier' && reserved.has(node.name)) return node;
  if (node.type === 'TSPropertySignature' && 'bigint' in node.key) return node;
  for (const member of Object.values(node))
    for (const child of Array.isArray(member) ? member : [member]) {
      const found = isNode(child) ? findUnsupportedType(child) : undefined;
      if (found) return found;
    }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
