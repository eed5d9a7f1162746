import { seeded } from '../support/seeded.ts';

/** A piece of a line: plain, or what stands out; `to` is the path of another page. */
export type Piece =
  | string
  | { readonly strong: string }
  | { readonly em: string }
  | { readonly code: string }
  | { readonly to: string; readonly text: string };
export type Line = readonly Piece[];

export interface Item {
  readonly line: Line;
  readonly items?: readonly Item[];
}

export type Block =
  | { readonly heading: string }
  | { readonly paragraph: Line }
  | { readonly list: readonly Item[]; readonly isOrdered: boolean }
  /** The first row is the head. */
  | { readonly table: readonly (readonly string[])[] }
  | { readonly code: string; readonly language: string }
  | { readonly terms: readonly (readonly [term: string, definition: string])[] }
  | { readonly alt: string }
  | { readonly quote: string };

/** A page of a site as data, of which generators get a source, and tests the words that its mirror must have. */
export interface Page {
  /** Without slashes at its ends; that of the homepage is empty. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

/** Pages that get no mirror, by why; nobody links to `unlinked`, and no sitemap names it. */
export const without = { noindex: 'hidden/listed-nowhere', unlinked: 'hidden/alone', guarded: 'members/prices' };
/** The address of a page that has moved to the first of the others. */
export const moved = 'old/address';

/** Words that stand around the content of every page, each of them nowhere in it. */
export const chrome = {
  navigation: 'Navigationword',
  aside: 'Asideword',
  cookie: 'Cookieword',
  footer: 'Footerword',
};

const words =
  'pump valve hose litre pressure seal filter tank meter garden winter repair order delivery warranty motor cable switch basin rain'.split(
    ' ',
  );
const others = [
  'Größe und Gewähr für Pumpen in Österreich',
  '水は低きに流れる。ポンプは水を高い所へ運びます。',
  '这台水泵每分钟可以抽取十二升水。',
  'Pompe à eau, prête à l’emploi',
  'Water & air: 3 < 5, and AT&T sells neither',
  'The file snake_case_name.ts holds *no* stars and costs 5 $',
];
const samples: readonly { readonly code: string; readonly language: string }[] = [
  { language: 'ts', code: 'export const flow = (litres: number): number => litres * 2;\n\nflow(3);' },
  { language: 'sh', code: '# install the pump\npump --set 3 | tee log' },
  { language: 'json', code: '{\n  "flow": 3,\n  "tags": ["a", "b"]\n}' },
  { language: 'html', code: '<script>alert("no")</script>\n<p>water</p>' },
];

/** The homepage, which links to every page but one, then `count` others, the same ones every time. */
export function pagesOf(count: number): { readonly shown: readonly Page[]; readonly hidden: readonly Page[] } {
  const paths = Array.from({ length: count }, (_, index) => `guides/part-${index % 7}/page-${index}`);
  const inner = paths.map((path, index) => pageOf(path, index, paths));
  const hidden = Object.values(without).map((path, index) => ({
    path,
    title: `Hidden ${index}`,
    description: `A page that gets no mirror, number ${index}.`,
    blocks: [{ paragraph: [`Secretword of hidden page ${index}.`] }],
  }));
  return { shown: [homeOf(inner, [without.noindex, without.guarded]), ...inner], hidden };
}

function homeOf(inner: readonly Page[], also: readonly string[]): Page {
  const links: Item[] = [
    ...inner.map(({ path, title }) => ({ line: [{ to: path, text: title }] })),
    ...also.map((path, index) => ({ line: [{ to: path, text: `More ${index}` }] })),
  ];
  const blocks: Block[] = [
    { paragraph: ['All that we say of ', { strong: 'pumps' }, '.'] },
    { list: links, isOrdered: false },
  ];
  return {
    path: '',
    title: 'Guides of the pump makers',
    description: 'Everything about pumps, in many pages.',
    blocks,
  };
}

function pageOf(path: string, index: number, paths: readonly string[]): Page {
  const below = seeded(index + 1);
  const some = (count: number) => Array.from({ length: count }, () => words[below(words.length)]).join(' ');
  const other = () => others[below(others.length)] ?? '';
  const link = () => ({ to: paths[below(paths.length)] ?? path, text: `see ${some(2)}` });
  const title = `${index % 5 === 0 ? 'Filter & ' : ''}${some(2)} ${index}`;
  const all: Block[] = [
    { paragraph: [`${some(8)}, `, { strong: some(1) }, ' and ', { em: some(2) }, '. ', link(), '.'] },
    { paragraph: [other()] },
    {
      isOrdered: index % 2 === 0,
      list: [
        { line: [some(4)] },
        { line: [`${some(2)} `, { code: `set_${index}` }], items: [{ line: [some(3)] }, { line: [link()] }] },
        { line: [other()] },
      ],
    },
    {
      table: [
        ['Model', 'Litres', 'Words of it'],
        [`P-${index}`, `${below(90)}`, some(3)],
        [`Q|${index}`, `${below(90)}`, other()],
      ],
    },
    samples[index % samples.length] as Block,
    {
      terms: [
        [some(1), `${some(6)}.`],
        [`${some(1)} ${index}`, other()],
      ],
    },
    { alt: `A ${some(2)} at the tap` },
    { quote: `${some(9)}.` },
  ];
  const body = all.map((block, at) => [{ heading: `${some(2)} ${at}` } as Block, block]);
  const more = Array.from({ length: 6 }, () => ({ paragraph: [`${some(40)}. ${other()}.`] }));
  return {
    path,
    title,
    description: `What ${title} means, in short.`,
    blocks: [...body.flat(), ...more],
  };
}
