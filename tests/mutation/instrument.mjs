// Puts all mutants of a module into it at once, each behind a switch: `a < b` becomes `(m(7)?(a <= b):a < b)`.
import { parseSync } from 'oxc-parser';
import { mutators } from './mutators.mjs';
import { isProse } from './prose.mjs';

/** The function that the switches call. Runner and modules meet there. */
export const switchName = '__mutant';

/**
 * Returns `{ code, mutants }`; a mutant is `{ id, file, line, was, becomes }`, and ids are counted from `firstId`.
 * `chosen` says which ids are put into the code; all by default.
 */
export function instrument(file, source, firstId = 0, chosen = () => true) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const sites = new Map();
  const mutants = [];
  visit(program, [], (node, ancestors) => {
    for (const [start, end, text] of mutators[node.type]?.(node, source) ?? []) {
      const site = siteOf(start, end, node, ancestors);
      if (!site || isProse(node, ancestors)) continue;
      const id = firstId + mutants.length;
      mutants.push({
        id,
        file,
        line: lineOf(source, start),
        was: source.slice(start, end),
        becomes: text,
        ...around(source, start, end),
      });
      if (!chosen(id)) continue;
      const known = sites.get(`${site.start}:${site.end}`) ?? { ...site, changes: [] };
      known.changes.push({ id, text: source.slice(site.start, start) + text + source.slice(end, site.end) });
      sites.set(`${site.start}:${site.end}`, known);
    }
  });
  const ordered = [...sites.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  return { code: rewrite(source, 0, source.length, ordered), mutants };
}

/** The text from start to end, with the sites that stand in it (the first of the list) switched. Takes them off the list. */
function rewrite(source, start, end, sites) {
  let text = '';
  let at = start;
  while (sites.length > 0 && sites[0].start < end) {
    const site = sites.shift();
    const inner = rewrite(source, site.start, site.end, sites);
    text += source.slice(at, site.start) + (site.block ? switchedBlock(site, inner) : switched(site, inner));
    at = site.end;
  }
  return text + source.slice(at, end);
}

const switched = ({ changes }, inner) =>
  `(${changes.map(({ id, text }) => `${switchName}(${id})?(${text}):`).join('')}${inner})`;

const switchedBlock = ({ changes }, inner) => `{if(${switchName}(${changes[0].id})){}else${inner}}`;

/** The smallest expression around an edit that may stand behind `?:`, or the block itself. */
function siteOf(start, end, node, ancestors) {
  if (node.type === 'BlockStatement') return { start, end, block: true };
  const path = [...ancestors, node];
  for (let i = path.length - 1; i > 0; i--) {
    const candidate = path[i];
    const holds = candidate.start <= start && candidate.end >= end;
    if (candidate.type.endsWith('Statement') || candidate.type === 'Program') return undefined;
    if (holds && isExpression(candidate) && mayBeSwitched(candidate, path[i - 1])) return candidate;
  }
  // The edit is of a child, such as the test of an `if`.
  const child = childAt(node, start, end);
  return child && mayBeSwitched(child, node) ? child : undefined;
}

function childAt(node, start, end) {
  return Object.values(node).find((value) => value?.type && value.start === start && value.end === end);
}

const isExpression = ({ type }) =>
  /(?:Expression|Literal|^Identifier)$/.test(type) && !type.startsWith('TS') && type !== 'SpreadElement';

/** A part of a chain or an assignment's target means something else when it stands alone. */
function mayBeSwitched(node, parent) {
  const chained =
    parent.type === 'MemberExpression' || parent.type === 'CallExpression' || parent.type === 'TSNonNullExpression';
  if (chained && (parent.object === node || parent.callee === node || parent.expression === node)) return false;
  if (parent.type === 'ChainExpression') return false;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.value === node;
  if (parent.type === 'AssignmentExpression' || parent.type === 'AssignmentPattern') return parent.right === node;
  if (parent.type === 'TaggedTemplateExpression') return false;
  if (parent.type === 'ImportExpression' || parent.type === 'ArrayPattern' || parent.type === 'UpdateExpression')
    return false;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'delete' && parent.operator !== 'typeof';
  if (/^(?:Import|Export(?!Default)|TS(?!As|Satisfies))/.test(parent.type)) return false;
  if (/^For(?:In|Of)/.test(parent.type)) return parent.right === node;
  return !(parent.type === 'ExpressionStatement' && parent.directive);
}

/** Types are no code; `as` and `satisfies` hold some. */
function visit(node, ancestors, see) {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || /^(?:Import|ExportAll)/.test(node.type)) return;
  see(node, ancestors);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && !node.computed) continue;
    if (key === 'source' || key === 'regex') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') visit(child, [...ancestors, node], see);
  }
}

const lineOf = (source, at) => source.slice(0, at).split('\n').length;

/** The whole line that an edit begins in, as it is and as it becomes. */
function around(source, start, end) {
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  return { before: source.slice(from, start).trimStart(), after: source.slice(end, to < 0 ? undefined : to).trimEnd() };
}
