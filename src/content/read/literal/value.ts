import type { Expression, Node, ObjectPropertyKind } from 'oxc-parser';
import type { PositionedValue } from '../located.ts';
import { describeNode } from './describe-node.ts';
import { findUnsupportedType } from './parse.ts';

/** Takes what stands where a literal was expected: its UTF-16 offset, its name in plain words, a remedy. */
export type RefuseNode = (offset: number, found: string, hint?: string) => void;
/** Takes a key that its object already has. */
export type RefuseDuplicate = (offset: number, key: string) => void;

/**
 * Reads an expression that is plain data: objects with plain or quoted keys, lists, strings, numbers, booleans, null,
 * templates without `${}`, each with `as const` or `satisfies`. Returns the value and where it and its members stand;
 * what is not data is refused, all of it, and left out.
 */
export function parseLiteral(
  node: Expression,
  refuse: RefuseNode,
  refuseDuplicate: RefuseDuplicate,
): PositionedValue | undefined {
  const at = node.start;
  const { end } = node;
  const leaf = (value: unknown): PositionedValue => ({ value, at, end });
  switch (node.type) {
    case 'TSSatisfiesExpression': {
      const odd = findUnsupportedType(node.typeAnnotation);
      if (odd) refuse(odd.start, 'a type that TypeScript does not have', 'Write the name of the type alone.');
      return parseLiteral(node.expression, refuse, refuseDuplicate);
    }
    case 'TSAsExpression':
      if (isConst(node.typeAnnotation)) return parseLiteral(node.expression, refuse, refuseDuplicate);
      break;
    case 'ObjectExpression':
      return { ...readObject(node.properties, at, refuse, refuseDuplicate), end };
    case 'ArrayExpression':
      return { ...readList(node.elements, at, refuse, refuseDuplicate), end };
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return leaf(node.quasis[0]?.value.cooked ?? '');
      break;
    case 'UnaryExpression': {
      const number = node.operator === '-' ? readNumber(node.argument, refuse) : undefined;
      // 0 - n, because JSON has no negative zero: JSON.stringify(-0) is "0".
      if (number !== undefined) return leaf(0 - number);
      break;
    }
    case 'Literal': {
      if (typeof node.value === 'number') return leaf(readNumber(node, refuse));
      const isPlain = node.value === null || typeof node.value === 'string' || typeof node.value === 'boolean';
      if (isPlain && !('bigint' in node) && !('regex' in node)) return leaf(node.value);
      break;
    }
  }
  // `2026-02-03`, `01/02/2026`
  if (node.type === 'BinaryExpression')
    refuse(at, describeNode(node), 'Write the value itself; put dates and other texts in quotes.');
  else refuse(at, describeNode(node));
  return undefined;
}

function readObject(
  properties: readonly ObjectPropertyKind[],
  at: number,
  refuse: RefuseNode,
  twice: RefuseDuplicate,
): PositionedValue {
  const value: Record<string, unknown> = {};
  const members = new Map<string, PositionedValue>();
  for (const property of properties) {
    const key = readKey(property, refuse);
    const member = property.type === 'Property' && key !== undefined && parseLiteral(property.value, refuse, twice);
    if (!member) continue;
    if (members.has(key)) twice(property.start, key);
    members.set(key, { ...member, keyAt: property.start });
    value[key] = member.value;
  }
  return { value, at, members };
}

function readKey(property: ObjectPropertyKind, refuse: RefuseNode): string | undefined {
  const refused = (found: string, hint?: string) => refuse(property.start, found, hint);
  if (property.type === 'SpreadElement') refused(describeNode(property));
  else if (property.kind !== 'init') refused('a getter or setter');
  else if (property.method) refused('a function');
  else if (property.computed) refused('a computed key ("[…]")');
  else if (property.shorthand) refused('a field without value', 'Write it as "name: value".');
  else {
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
    if (typeof name !== 'string') refused('a number as key', 'Put the key in quotes.');
    // ECMA-262 B.3.1: in a literal this key sets the prototype; it never makes a member.
    else if (name === '__proto__') refused('the key "__proto__"');
    else return name;
  }
  return undefined;
}

function readList(
  elements: readonly (Node | null)[],
  at: number,
  refuse: RefuseNode,
  twice: RefuseDuplicate,
): PositionedValue {
  const marks: PositionedValue[] = [];
  for (const element of elements) {
    if (element === null) refuse(at, 'a list with a hole (two commas in a row)');
    else if (element.type === 'SpreadElement') refuse(element.start, describeNode(element));
    else marks.push(parseLiteral(element as Expression, refuse, twice) ?? { value: undefined, at: element.start });
  }
  return { value: marks.map((mark) => mark.value), at, members: new Map(marks.map((mark, i) => [String(i), mark])) };
}

/** Refuses what would not come back as written: `08` and `010`, 1e999, integers beyond 2^53. */
function readNumber(node: Expression, refuse: RefuseNode): number | undefined {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return undefined;
  const { value, raw } = node;
  const hint = 'Write it as text, in quotes.';
  if (raw !== null && /^0\d/.test(raw)) refuse(node.start, `the number ${raw} with a leading zero`, hint);
  else if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    refuse(node.start, `the number ${raw}, too large to keep exactly`, hint);
  return value;
}

function isConst(type: Node): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}
