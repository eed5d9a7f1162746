import type { ContractInput } from '../../../src/api/contract/published-contract.ts';
import type { FieldDefinition, FieldDefinitions } from '../../../src/content/fact-types.ts';
import type { SiteFactModule } from '../../../src/content/site.ts';
import { isObject } from '../../../src/core/type-guards.ts';

/** A change of what an organisation publishes. */
export interface DataMutation {
  readonly kind: string;
  readonly at: string;
  readonly is: 'refused' | 'additive' | 'nothing';
  readonly published: ContractInput;
}

type Body = Record<string, unknown>;
type Place = readonly (string | number)[];

/** Everything that may happen to ids, members, addresses, fields, skills and terms of a site. */
export function dataMutations(published: ContractInput, paths: readonly string[]): DataMutation[] {
  return [
    ...paths.flatMap((path) => bodyMutations(published, path)),
    ...pathMutations(published),
    ...published.site.facts.flatMap((module) => fieldMutations(published, module)),
    ...siteMutations(published),
  ];
}

const isMarked = (item: unknown): item is Body => isObject(item) && typeof item.id === 'string';

function bodyMutations(published: ContractInput, path: string): DataMutation[] {
  const body = JSON.parse(published.textOf(path)!) as Body;
  const with_ = (kind: string, is: DataMutation['is'], place: Place, change: (value: never, parent: never) => void) => {
    const copy = structuredClone(body);
    const parent = place.slice(0, -1).reduce<unknown>((value, name) => (value as Body)[name], copy);
    change((parent as Body)[place.at(-1)!] as never, parent as never);
    const text = JSON.stringify(copy);
    return {
      kind,
      is,
      at: `${path}#${place.join('/')}`,
      published: { ...published, textOf: replaced(published, path, text) },
    };
  };
  const found: DataMutation[] = [];
  const look = (value: unknown, place: Place): void => {
    if (Array.isArray(value) && value.length > 0) {
      const last = place.at(-1)!;
      if (value.every(isMarked)) {
        found.push(
          with_('an item goes', 'refused', place, (list: Body[]) => void list.pop()),
          with_('the first item goes', 'refused', place, (list: Body[]) => void list.shift()),
          with_(
            'an id changes',
            'refused',
            place,
            (list: Body[]) => void Object.assign(list[0]!, { id: 'another-id' }),
          ),
          with_(
            'one more item',
            'additive',
            place,
            (list: Body[]) => void list.push({ ...list[0], id: 'one-more', url: undefined }),
          ),
          with_(
            'one more item before',
            'additive',
            place,
            (list: Body[]) => void list.unshift({ ...list[0], id: 'one-more', url: undefined }),
          ),
        );
        // That of releases follows from their dates.
        if (value.length > 1 && path !== '/api/v1/releases.json')
          found.push(with_('the order is turned', 'refused', place, (list: Body[]) => void list.reverse()));
        for (const name of Object.keys(value[0] as Body).filter(
          (each) => each !== 'id' && value.every((item) => each in item),
        ))
          found.push(
            with_(`every "${name}" goes`, 'refused', place, (list: Body[]) => {
              for (const item of list) delete item[name];
            }),
          );
        found.push(
          with_(
            'an item says more',
            'additive',
            place,
            (list: Body[]) => void Object.assign(list[0]!, { brandNew: 'text' }),
          ),
          with_('an item says it otherwise', 'nothing', place, (list: Body[]) => {
            const name = Object.keys(list[0]!).find(
              (each) => each !== 'id' && each !== 'url' && typeof list[0]![each] === 'string',
            );
            if (name !== undefined) list[0]![name] = 'Otherwise.';
          }),
        );
      } else if (typeof last === 'string' && !value.some(isObject))
        found.push(
          with_(
            'a list of texts is emptied',
            isWithinValue(place) ? 'nothing' : 'refused',
            place,
            (list: unknown[]) => void list.splice(0),
          ),
        );
    }
    if (isObject(value)) for (const [name, member] of Object.entries(value)) look(member, [...place, name]);
  };
  look(body, []);
  for (const name of Object.keys(body).filter((each) => each !== 'notice' && each !== 'items'))
    found.push(with_('a fact goes', 'refused', [name], (_, whole: Body) => void delete whole[name]));
  found.push(
    with_('one more fact', 'additive', ['url'], (_, whole: Body) => void Object.assign(whole, { brandNew: 1 })),
  );
  found.push(
    with_('a notice', 'nothing', ['url'], (_, whole: Body) => void Object.assign(whole, { notice: 'Closed.' })),
  );
  found.push(
    with_(
      'a day passes',
      'nothing',
      ['updated'],
      (_, whole: Body) => void Object.assign(whole, { updated: '2026-12-31' }),
    ),
  );
  return found;
}

/** An address or hours, whose parts come and go with what they say. */
const isWithinValue = (place: Place): boolean => place.some((name) => /ddress|openingHours/.test(String(name)));

const replaced =
  ({ textOf }: ContractInput, path: string, text: string | undefined): ContractInput['textOf'] =>
  (asked) =>
    asked === path ? text : textOf(asked);

function pathMutations(published: ContractInput): DataMutation[] {
  const { catalog } = published;
  return catalog
    .filter(({ kind }) => kind !== 'api' && kind !== 'asset')
    .flatMap(({ path, mediaType }, i): DataMutation[] => {
      const row = (kind: string, is: DataMutation['is'], more: Partial<ContractInput>) => ({
        kind,
        is,
        at: path,
        published: { ...published, ...more },
      });
      const without = catalog.filter((document) => document.path !== path);
      const other = mediaType.startsWith('application/json') ? 'application/xml' : 'application/json';
      return [
        row('a path goes', 'refused', { catalog: without }),
        row('a path is redirected', 'nothing', { catalog: without, redirects: new Map([[path, '/']]) }),
        row('another media type', 'refused', {
          catalog: catalog.map((each) => (each.path === path ? { ...each, mediaType: other as never } : each)),
        }),
        ...(i % 4 === 0
          ? [
              row('one more path', 'additive', {
                catalog: [...catalog, { kind: 'page', path: `${path}more/`, mediaType }],
              }),
            ]
          : []),
      ];
    });
}

function fieldMutations(published: ContractInput, module: SiteFactModule): DataMutation[] {
  const row = (kind: string, is: DataMutation['is'], name: string, field: FieldDefinition): DataMutation => ({
    kind,
    is,
    at: `${module.name}.${name}`,
    published: withFields(published, module, { ...module.fields, [name]: field }),
  });
  return Object.entries(module.fields).flatMap(([name, field]): DataMutation[] => {
    const said = { ...field, description: 'Otherwise.', label: 'Otherwise' } as FieldDefinition;
    const own = [
      row('other words', 'refused', name, said),
      row('another label', 'nothing', name, { ...field, label: 'Otherwise' } as FieldDefinition),
      row('an address', 'refused', name, { kind: 'address', description: 'x' }),
    ];
    if (field.kind === 'choice') {
      const [code = ''] = Object.keys(field.values);
      return [
        ...own,
        row('a choice says something else', 'refused', name, {
          ...field,
          values: { ...field.values, [code]: 'Otherwise' },
        }),
      ];
    }
    if (field.kind === 'list' && field.of.kind === 'reference')
      return [...own, row('ids of another list', 'refused', name, { ...field, of: { ...field.of, to: 'products' } })];
    if (field.kind === 'number') return [...own, row('another unit', 'refused', name, { ...field, unit: 'furlong' })];
    return own;
  });
}

function withFields(published: ContractInput, module: SiteFactModule, fields: FieldDefinitions): ContractInput {
  const { site } = published;
  return {
    ...published,
    site: { ...site, facts: site.facts.map((each) => (each === module ? { ...module, fields } : each)) },
  };
}

function siteMutations(published: ContractInput): DataMutation[] {
  const { site } = published;
  const row = (kind: string, is: DataMutation['is'], more: object, origin = published.origin): DataMutation => ({
    kind,
    is,
    at: 'site',
    published: { ...published, origin, site: { ...site, ...more } },
  });
  const licence = (id: string) => ({
    dataLicense: { name: id, spdx: id, url: `https://spdx.org/licenses/${id}.html` },
  });
  return [
    row('no skills', 'refused', { skills: [] }),
    row('no fact modules', 'refused', { facts: [] }),
    row('another origin', 'refused', {}, 'https://elsewhere.example'),
    row('another licence', 'refused', licence('CC-BY-NC-ND-4.0')),
    row('terms of our own', 'refused', licence('LicenseRef-ours')),
    row('public domain', 'additive', licence('CC0-1.0')),
  ];
}
