import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { cloudfront } from '../../../src/hosts/cloudfront/cloudfront.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { manyPages } from '../many-pages.ts';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html: ES 5.1, and of later
// editions const, let, arrow functions, rest parameters, template literals, async and await.
const known = new Set([
  ...[
    'Program',
    'FunctionDeclaration',
    'VariableDeclaration',
    'VariableDeclarator',
    'BlockStatement',
    'EmptyStatement',
  ],
  ...['ExpressionStatement', 'IfStatement', 'ForStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'],
  ...['ReturnStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement', 'TryStatement', 'CatchClause'],
  ...['SwitchStatement', 'SwitchCase', 'LabeledStatement', 'Identifier', 'Literal', 'ThisExpression', 'NewExpression'],
  ...['ArrayExpression', 'ObjectExpression', 'Property', 'FunctionExpression', 'CallExpression', 'MemberExpression'],
  ...['UnaryExpression', 'BinaryExpression', 'LogicalExpression', 'ConditionalExpression', 'SequenceExpression'],
  ...['UpdateExpression', 'AssignmentExpression', 'ParenthesizedExpression'],
  ...['ArrowFunctionExpression', 'RestElement', 'TemplateLiteral', 'TemplateElement', 'AwaitExpression'],
  ...['ImportDeclaration', 'ImportDefaultSpecifier'],
]);

/** Whether one of these nodes came later all the same. */
function isUnknown(node: Node): boolean {
  const { type, generator, operator, shorthand, method, computed } = node;
  if (type === 'Property') return Boolean(shorthand || method || computed);
  if (type === 'CatchClause') return node.param === null;
  if (type === 'AssignmentExpression') return /^(?:\?\?|&&|\|\|)=$/.test(String(operator));
  return !known.has(type) || generator === true || operator === '??';
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'type' in value && typeof value.type === 'string') yield value as Node;
  for (const member of Object.values(value)) yield* nodesOf(member);
}

const functions = [sampleRelease, manyPages(1000)].flatMap((release) =>
  cloudfront.emit(release, {}).files.filter(({ file }) => /^viewer-.*\.js$/.test(file)),
);

test.each(functions.map(({ file, text }, i) => [`${file} ${i}`, text]))(
  '%s is in CloudFront’s JavaScript',
  (name, text) => {
    const { program, errors } = parseSync(name, text, { sourceType: 'module' });
    expect(errors).toEqual([]);
    const nodes = [...nodesOf(program)];
    expect(
      nodes.filter(isUnknown).map(({ type, start, end }) => `${type}: ${text.slice(Number(start), Number(end))}`),
    ).toEqual([]);

    // One function renderHostProgram(), and no globals but those that the documentation names.
    const called = nodes.filter(({ type }) => type === 'MemberExpression').map(({ object }) => (object as Node).name);
    const globals = called.filter((name) => /^[A-Z]/.test(String(name)));
    expect([...new Set(globals)].filter((name) => !['Object', 'Math'].includes(String(name)))).toEqual([]);
    expect(text).not.toMatch(/\b(?:Map|Set|TextEncoder|URL|hasOwn|export)\b/);
    expect(text.match(/^(?:async )?function handler\(/gm)).toHaveLength(1);
  },
);

test('the language test notices what came later', () => {
  const later = [
    'a ?? b',
    'a?.b',
    '({ ...a })',
    '({ a })',
    'for (const a of b);',
    'const [a] = b',
    '(a = 1) => a',
    'a ||= b',
    'try {} catch {}',
    'class A {}',
  ];
  for (const code of later)
    expect([code, [...nodesOf(parseSync('x.js', code).program)].some(isUnknown)]).toEqual([code, true]);
});
