// The only texts that are not mutated: what a person reads, of which tests check the sense and not each word.

/** Values of these properties, and arguments of these calls and of every `new …Error()`. */
const properties = new Set(['message', 'hint', 'description', 'example', 'note', 'title']);
const calls = new Set(['describe', 'meta']);

export function isProse(node, ancestors) {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'Literal' && typeof node.value === 'string')) return false;
  return ancestors.some((ancestor, i) => {
    const below = ancestors[i + 1] ?? node;
    if (ancestor.type === 'Property') return ancestor.value === below && properties.has(ancestor.key.name);
    if (ancestor.type === 'NewExpression')
      return below !== ancestor.callee && /Error$|^ContentError/.test(ancestor.callee.name ?? '');
    if (ancestor.type !== 'CallExpression' || below === ancestor.callee) return false;
    return calls.has(ancestor.callee.property?.name ?? ancestor.callee.name);
  });
}
