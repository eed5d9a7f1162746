import { type Contract, categoryList, renderAcceptedChanges, renderContract } from '../../api/contract/contract.ts';
import type { ContractChange } from '../../api/contract/rules.ts';
import { questionPath } from '../../content/question-path.ts';
import type { Sources } from '../../content/read/load.ts';
import type { LocatedData } from '../../content/read/source.ts';
import { expandRedirect, listWrittenRedirects } from '../../content/redirects.ts';
import type { ModuleName, Site } from '../../content/site.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { findAtPath, memberOf } from '../../core/type-guards.ts';
import type { CheckInput } from '../check.ts';
import { findMissingCauses, type MissingCauses } from '../links/causes.ts';
import { createContractState } from './contract-state.ts';

/** Most additions that one warning names. */
const mostNamed = 3;

/**
 * Compares what is published with content/contract.json: `contract-broken`, `contract-risky` where content/accepted.json
 * gives no reason, one `contract-additive` for all that is new, `accepted-unused`, and `contract-invalid`.
 */
export function checkFrozenContract(input: CheckInput, report: Report): void {
  const state = createContractState(input, report);
  if (!state) return;
  const { accepted } = input.sources;
  for (const row of state.unused)
    report({
      code: 'accepted-unused',
      at: accepted?.locate([state.accepted.indexOf(row)]),
      field: row.path,
      message: `expected a change of the kind ${row.rule}, found none`,
      hint: 'Remove the row; `npx gazette release freeze` does so with what it takes over.',
    });
  const broken = state.changes.filter((change) => change.class === 'breaking');
  const causes = broken.length > 0 ? findMissingCauses(input.sources, input.site) : undefined;
  for (const change of broken)
    if (!causes || !followsFromMistake(change, input.site, causes)) report(toBrokenProblem(change, input));
  for (const change of state.open) report(toRiskyProblem(change, input));
  const added = state.changes.filter((change) => change.class === 'additive').map(({ path }) => path);
  if (added.length === 0) return;
  const named = added.slice(0, mostNamed).join(', ');
  report({
    code: 'contract-additive',
    at: { file: 'content/contract.json' },
    message: `expected all that is published, found ${pluralize(added.length, 'addition')} that it does not promise: ${named}${added.length > mostNamed ? ' …' : ''}`,
    hint: 'Run `npx gazette release freeze` when clients may rely on them.',
  });
}

/** Whether a change is missing because of a mistake in its own file, which has been reported. */
function followsFromMistake({ path, was = '' }: ContractChange, site: Site, causes: MissingCauses): boolean {
  const place = path
    .replace(/^\/api\/v\d+\/faq\.json#questions\/(.+)$/, (_, id: string) => questionPath(site, id))
    .replace(/^skills\/.+$/, (skill) => `/.well-known/agent-${skill}/SKILL.md`);
  return [place, was].some((each) => causes.isBroken({ path: each, fragment: '' }, false));
}

/** The problem of a change that breaks clients. */
export function toBrokenProblem(change: ContractChange, input: CheckInput) {
  const isPath = change.rule === 'path-gone';
  return {
    code: 'contract-broken' as const,
    ...told(change, input),
    hint: isPath
      ? 'Redirect it to the page that has its facts now. If no page has them, record that: npx gazette release freeze --break "WHY".'
      : 'Put it back, as clients rely on it. If it is no longer true, record that: npx gazette release freeze --break "WHY".',
  };
}

/** The problem of a change that may break clients. */
export function toRiskyProblem(change: ContractChange, input: CheckInput) {
  const row = JSON.stringify({ rule: change.rule, path: change.path, reason: '…' });
  return {
    code: 'contract-risky' as const,
    ...told(change, input),
    hint: `Take it back, or say in content/accepted.json why it is right: [${row}].`,
  };
}

/**
 * Place of a change in the content: the item, field or list of a typed module, fact module or question. A change
 * without a trace there has its place where it was frozen.
 */
export function findChangePosition(change: ContractChange, { sources, site }: CheckInput): Problem['at'] {
  const { path, rule } = change;
  const now = rule === 'id-renamed' ? change.now : undefined;
  const [document = '', pointer] = path.split('#');
  const name = /^\/api\/v\d+\/([a-z-]+)\.json$/.exec(document)?.[1];
  const facts = name === undefined ? undefined : sources.facts.get(name);
  if (facts && pointer !== undefined) return placeInFacts(facts, pointer, now);
  const inFaq = name === 'faq' && pointer !== undefined ? placeInFaq(sources, pointer, now) : undefined;
  if (inFaq) return inFaq;
  const module = sources.modules.get(name as ModuleName);
  if (module && pointer !== undefined) return placeInModule(module, pointer, now);
  if (path === 'licence') return sources.modules.get('site')?.locate(['dataLicense', 'url']);
  if (path.startsWith('servers/'))
    return sources.modules.get('site')?.locate([site.languages ? 'languages' : 'baseUrl']);
  const redirect = rule === 'redirect-retargeted' ? placeOfRedirect(path, sources, site) : undefined;
  return redirect ?? frozenPlace(change, sources.contract);
}

/** `questions/a` in the file of the question, `questions[].category/a` in the list of content/site.ts. */
function placeInFaq({ faq, modules }: Sources, pointer: string, now: string | undefined): Problem['at'] {
  const [list, id = ''] = pointer.split('/');
  if (list !== categoryList) {
    const question = faq.find(({ file }) => file === `content/faq/${now ?? id}.md`);
    return question && { file: question.file };
  }
  const site = modules.get('site');
  const categories = memberOf(site?.value, 'questionCategories');
  const index = Array.isArray(categories) ? categories.findIndex((each) => memberOf(each, 'id') === (now ?? id)) : -1;
  return index === -1 ? undefined : site?.locate(['questionCategories', index, 'id']);
}

/** Where a redirect from this path is written. */
function placeOfRedirect(path: string, { modules, pages, news = [], faq }: Sources, site: Site): Problem['at'] {
  const written = listWrittenRedirects(site).find((each) => expandRedirect(each).some(([from]) => from === path));
  if (!written) return undefined;
  const { file, field } = written;
  const source = [...pages, ...news, ...faq].find((each) => each.file === file)?.frontMatter;
  return (file === 'content/site.ts' ? modules.get('site') : source)?.locate(field) ?? { file };
}

/** `items/a`, `items[].power`, `items[].rollout/pilot` in a fact module. */
function placeInFacts(facts: LocatedData, pointer: string, now: string | undefined): Problem['at'] {
  if (pointer === 'items') return facts.locate(['items']);
  const [, id] = /^items\/([^/]*)/.exec(pointer) ?? [];
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
  const list = findAtPath(module.value, path);
  const index = Array.isArray(list) ? list.findIndex((item) => memberOf(item, 'id') === id) : -1;
  return module.locate(index === -1 ? path : [...path, index, 'id']);
}

/** The line of content/contract.json that is kept no longer. */
function frozenPlace({ path, was }: ContractChange, frozen: LocatedData | undefined): Problem['at'] {
  if (!frozen) return undefined;
  const { documents, paths = {}, redirects = {}, ...others } = frozen.value as Contract;
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
  if (path in redirects) return frozen.locate(['redirects', path], 'key');
  const [name = '', ...rest] = path.split('/');
  const list = memberOf(others, name);
  return frozen.locate(Array.isArray(list) ? [name, list.indexOf(was ?? rest.join('/'))] : [name]);
}

const hasMember = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

function told(change: ContractChange, input: CheckInput) {
  const { rule, path, was, now, reason } = change;
  const values = was === undefined && now === undefined ? '' : ` (was ${was ?? 'none'}, is ${now ?? 'none'})`;
  return { at: findChangePosition(change, input), field: path, message: `${rule}${values}: ${reason}` };
}

/** Result of a freeze. */
export interface ContractFreeze {
  /** content/contract.json. */
  readonly contract: string;
  /** content/accepted.json without what was taken over; null where nothing is left of it. Absent: it stays. */
  readonly accepted?: string | null;
  readonly changes: readonly ContractChange[];
  /** Whether there was a contract before. */
  readonly isFirst: boolean;
}

/**
 * Freezes what is published today as the contract. Changes that break or may break clients are reported as by a check,
 * and then nothing is frozen; `reason` records breaking ones all the same.
 */
export function freezeContract(
  input: CheckInput,
  reason: string | undefined,
  report: Report,
): ContractFreeze | undefined {
  const state = createContractState(input, report);
  if (!state) return undefined;
  const { frozen, current, changes, used, unused, open } = state;
  const breaks = changes.filter((change) => change.class === 'breaking');
  const refused = reason === undefined ? breaks : [];
  for (const change of refused) report(toBrokenProblem(change, input));
  for (const change of open) report(toRiskyProblem(change, input));
  if (refused.length + open.length > 0) return undefined;
  const history = [
    ...(frozen?.history ?? []),
    ...used.map(({ rule, path, reason: why }) => ({ rule, path, reason: why })),
    ...breaks.map(({ rule, path }) => ({ rule, path, reason: reason ?? '' })),
  ];
  return {
    contract: renderContract({ ...current, history }),
    ...(used.length > 0 && { accepted: unused.length > 0 ? renderAcceptedChanges(unused) : null }),
    changes,
    isFirst: frozen === undefined,
  };
}
