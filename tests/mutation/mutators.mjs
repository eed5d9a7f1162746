// Plausible small bugs: one function per kind of syntax node. Each gives edits `[start, end, text]` of the
// source, any of which alone is one mutant.

const swaps = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '??=': ['&&='],
  '||=': ['&&='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods that are easily taken for each other; an empty name takes the call away. */
const methods = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  trim: '',
  trimEnd: '',
  trimStart: '',
  sort: '',
  toSorted: '',
  reverse: '',
  filter: '',
  slice: '',
  subarray: '',
  normalize: '',
};

const regexEdits = [
  [/^\^/g, ''],
  [/(?<!\\)\$$/g, ''],
  [/(?<=[^\\([|^{]|\\.)\+/g, '*'],
  [/(?<=[^\\([|^{*+?]|\\.)\?(?![:=!<])/g, ''],
  [/(?<=[^\\([|^{]|\\.)\*/g, '+'],
  [/(?<!\\)\[\^/g, '['],
  [/(?<!\\)\[(?!\^)/g, '[^'],
  [
    /\\([dswpbDSWPB])/g,
    (_, letter) => `\\${letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()}`,
  ],
  [/\(\?=/g, '(?!'],
  [/\(\?!/g, '(?='],
  [/\(\?<=/g, '(?<!'],
  [/\(\?<!/g, '(?<='],
];

const boundaries = (node, text) => [[node.start, node.end, text]];

/** The operator between two nodes, or before or after one. */
function operator(from, to, known, source) {
  const at = source.indexOf(known, from);
  return at >= from && at + known.length <= to ? (swaps[known] ?? []).map((text) => [at, at + known.length, text]) : [];
}

const condition = ({ test }) => (test ? ['true', 'false'].flatMap((text) => boundaries(test, text)) : []);
/** A loop that never ends proves nothing. */
const ending = ({ test }) => (test ? boundaries(test, 'false') : []);
const emptied = (node) => (node.body.length > 0 ? boundaries(node, '{}') : []);

export const mutators = {
  BinaryExpression: ({ left, right, operator: known }, source) => operator(left.end, right.start, known, source),
  LogicalExpression: ({ start, end, left, right, operator: known }, source) => {
    const [one, other] = [left, right].map((side) => `(${source.slice(side.start, side.end)})`);
    // In parentheses: `??` may not stand beside `&&`.
    return [
      ...swaps[known].map((text) => [start, end, `${one} ${text} ${other}`]),
      ...(known === '??' ? [[start, end, one]] : []),
    ];
  },
  AssignmentExpression: ({ left, right, operator: known }, source) => operator(left.end, right.start, known, source),
  UpdateExpression: ({ start, end, operator: known }, source) => operator(start, end, known, source),
  UnaryExpression: ({ start, argument, operator: known }) =>
    known === '!' || known === '-' ? [[start, argument.start, '']] : [],
  ConditionalExpression: condition,
  IfStatement: condition,
  WhileStatement: ending,
  DoWhileStatement: ending,
  ForStatement: ending,
  BlockStatement: emptied,
  ArrayExpression: (node) => (node.elements.length > 0 ? boundaries(node, '[]') : boundaries(node, "['mutated']")),
  ObjectExpression: (node) => (node.properties.length > 0 ? boundaries(node, '{}') : []),
  ArrowFunctionExpression: ({ body }) =>
    body.type === 'BlockStatement' || body.type === 'Identifier' ? [] : boundaries(body, 'undefined'),
  Literal: (node) => literal(node),
  TemplateLiteral: (node) => (node.quasis.some(({ value }) => value.raw !== '') ? boundaries(node, '``') : []),
  CallExpression: (node) => call(node),
  MemberExpression: ({ optional, object, property }, source) => {
    const at = source.indexOf('?.', object.end);
    if (!optional || at < 0 || at > property.start) return [];
    return [[at, at + 2, /[([]/.test(source[at + 2]) ? '' : '.']];
  },
};

function literal(node) {
  if (typeof node.value === 'boolean') return boundaries(node, String(!node.value));
  if (typeof node.value === 'string') return boundaries(node, node.value === '' ? "'mutated'" : "''");
  if (!node.regex) return [];
  const { pattern, flags } = node.regex;
  const patterns = regexEdits.flatMap(([what, by]) =>
    [...pattern.matchAll(what)].map((match) => [
      pattern.slice(0, match.index) +
        (typeof by === 'string' ? by : by(...match)) +
        pattern.slice(match.index + match[0].length),
      flags,
    ]),
  );
  const fewer = [...flags].filter((flag) => 'ims'.includes(flag)).map((flag) => [pattern, flags.replace(flag, '')]);
  return (
    [...patterns, ...fewer]
      .filter(([changed, of]) => changed !== '' && compiles(changed, of))
      // The parser of vitest takes `(/<!--` for the comment of a script of the web.
      .flatMap(([changed, of]) => boundaries(node, `/${changed.replaceAll('<!--', '<!(?:-)-')}/${of}`))
  );
}

function compiles(pattern, flags) {
  try {
    return Boolean(new RegExp(pattern, flags));
  } catch {
    return false;
  }
}

function call({ callee, end }) {
  const { object, property, computed } = callee;
  if (callee.type !== 'MemberExpression' || computed || !Object.hasOwn(methods, property.name)) return [];
  const other = methods[property.name];
  return other === '' ? [[object.end, end, '']] : [[property.start, property.end, other]];
}
