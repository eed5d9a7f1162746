import type { Contract } from '../../api/contract/contract.ts';
import type { ContractChange } from '../../api/contract/rules.ts';
import type { LocatedData } from '../../content/read/source.ts';
import type { ModuleName } from '../../content/site.ts';
import type { Problem } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';

/**
 * Place of a change in the content: the item, field or list of a typed module, fact module or question. A change
 * without a trace there has its place where it was frozen.
 */
export function findChangePosition(change: ContractChange, { sources, site }: CheckInput): Problem['at'] {
  const { path, now } = change;
  const [document = '', pointer] = path.split('#');
  const name = /^\/api\/v\d+\/([a-z-]+)\.json$/.exec(document)?.[1];
  const facts = name === undefined ? undefined : sources.facts.get(name);
  if (facts && pointer !== undefined) return placeInFacts(facts, pointer, now);
  if (name === 'faq' && pointer !== undefined) {
    const id = now ?? pointer.split('/')[1];
    const question = sources.faq.find(({ file }) => file === `content/faq/${id}.md`);
    if (question) return { file: question.file };
  }
  const module = sources.modules.get(name as ModuleName);
  if (module && pointer !== undefined) return placeInModule(module, pointer, now);
  if (path === 'licence') return sources.modules.get('site')?.locate(['dataLicense', 'url']);
  if (path.startsWith('servers/'))
    return sources.modules.get('site')?.locate([site.languages ? 'languages' : 'baseUrl']);
  return frozenPlace(change, sources.contract);
}

/** `items/a`, `items[].power`, `items[].rollout/pilot` in a fact module. */
function placeInFacts(facts: LocatedData, pointer: string, now: string | undefined): Problem['at'] {
  const [, id] = /^items\/(.*)$/.exec(pointer) ?? [];
  if (id !== undefined) return placeOfItem(facts, ['items'], now ?? id);
  const [member = '', code] = pointer.replace(/^items\[\]\.?/, '').split('/');
  const path: PropertyKey[] = [];
  let fields: unknown = facts.value;
  for (const part of member === '' ? [] : member.split('.')) {
    const name = part.replace(/\[\]$/, '');
    // The words of a choice stand beside it: `rolloutName`.
    const own = hasMember(memberOf(fields, 'fields'), name) ? name : name.replace(/Name$/, '');
    path.push('fields', own);
    if (part.endsWith('[]')) path.push('of');
    fields = memberOf(memberOf(fields, 'fields'), own);
  }
  return facts.locate(code === undefined ? path : [...path, 'values', code]);
}

/** `products/a`, `products[].price`, `registeredAddress.region` in a typed module, whose members have the names of the wire. */
function placeInModule(module: LocatedData, pointer: string, now: string | undefined): Problem['at'] {
  const [list = '', id] = pointer.split('/');
  const path = list.split('.').map((part) => part.replace(/\[\]$/, ''));
  return id === undefined
    ? module.locate(path.slice(0, list.includes('[]') ? 1 : undefined))
    : placeOfItem(module, path, now ?? id);
}

/** The item of a list that has an id, else the list. */
function placeOfItem(module: LocatedData, path: readonly string[], id: string): Problem['at'] {
  const list = path.reduce(memberOf, module.value);
  const index = Array.isArray(list) ? list.findIndex((item) => memberOf(item, 'id') === id) : -1;
  return module.locate(index === -1 ? path : [...path, index, 'id']);
}

/** The line of content/contract.json that is kept no longer. */
function frozenPlace({ path, was }: ContractChange, frozen: LocatedData | undefined): Problem['at'] {
  if (!frozen) return undefined;
  const { documents, paths = {}, ...others } = frozen.value as Contract;
  const [document = '', pointer] = path.split('#');
  const known = documents[document];
  if (known) {
    const [list = '', id] = (pointer ?? '').split('/');
    const index = known.ids?.[list]?.findIndex(([each]) => each === id) ?? -1;
    if (index >= 0) return frozen.locate(['documents', document, 'ids', list, index]);
    const hasMembers = pointer !== undefined && known.members?.[pointer] !== undefined;
    return frozen.locate(['documents', document, ...(hasMembers ? ['members', pointer] : [])], 'key');
  }
  for (const [type, each] of Object.entries(paths))
    if (each.includes(path)) return frozen.locate(['paths', type, each.indexOf(path)]);
  const [name = '', ...rest] = path.split('/');
  const list = memberOf(others, name);
  return frozen.locate(Array.isArray(list) ? [name, list.indexOf(was ?? rest.join('/'))] : [name]);
}

const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined;
const hasMember = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);
