import type { Node } from 'oxc-parser';

const names: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'a function',
  AssignmentExpression: 'an assignment',
  AwaitExpression: '"await"',
  BinaryExpression: 'a calculation',
  CallExpression: 'a function call',
  ChainExpression: 'a property access',
  ClassDeclaration: 'a class',
  ClassExpression: 'a class',
  ConditionalExpression: 'a condition',
  EmptyStatement: 'a semicolon without a statement',
  ExportAllDeclaration: 'an export of another module',
  ExportNamedDeclaration: 'a named export',
  FunctionDeclaration: 'a function',
  FunctionExpression: 'a function',
  ImportDeclaration: 'an import that is not "import type"',
  ImportExpression: 'a dynamic import',
  LogicalExpression: 'a calculation',
  MemberExpression: 'a property access',
  MetaProperty: '"import.meta"',
  NewExpression: '"new"',
  SequenceExpression: 'expressions joined by commas',
  SpreadElement: 'a spread ("...")',
  TaggedTemplateExpression: 'a function call (a tagged template)',
  ThisExpression: '"this"',
  TSAsExpression: 'a type assertion ("as")',
  TSEnumDeclaration: 'an enum',
  TSInterfaceDeclaration: 'a type declaration',
  TSNonNullExpression: 'a type assertion ("!")',
  TSTypeAliasDeclaration: 'a type declaration',
  TSTypeAssertion: 'a type assertion ("<…>")',
  VariableDeclaration: 'a variable declaration',
};

/** Says in plain words what a syntax node is: `a function call`, `the variable "x"`. */
export function describeNode(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return `the variable "${node.name}"`;
    case 'UnaryExpression':
    case 'UpdateExpression':
      return `the operator "${node.operator}"`;
    case 'ExpressionStatement':
      return describeNode(node.expression);
    case 'Literal':
      if ('bigint' in node) return 'a bigint';
      return 'regex' in node ? 'a regular expression' : 'a value on its own';
    default:
      return names[node.type] ?? 'code';
  }
}
