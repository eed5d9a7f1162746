import { languageByTag } from '../../src/language/language-by-tag.ts';
import type { FrameModel, LabelledLink } from '../../src/theme/model/frame.ts';
import type { Article } from '../../src/theme/model/main.ts';
import type { SectionBlock } from '../../src/theme/model/sections.ts';
import type {
  HomeHero,
  InlineLink,
  InlineText,
  View,
  ViewBlock,
  ViewField,
  ViewSection,
} from '../../src/theme/model/view.ts';

// Models of pages that use everything that a theme can be given: what an organisation with much to say would have.

/** A leaf that shows no fact. */
const text = (words: string, as?: InlineText<never>['as'], shown?: string): InlineText<never> => ({
  kind: 'text',
  facts: [],
  text: words,
  as,
  shown,
});
const link = (label: string, to: string, as?: InlineLink<never>['as']): InlineLink<never> => ({
  kind: 'link',
  facts: [],
  text: label,
  to,
  as,
});
const field = (term: string, ...line: ViewField<never>['line']): ViewField<never> => ({ term, line });
/** A drawing of a size, so that a page of its own has pixels to show. */
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 32 23"><rect width="32" height="23" fill="#999"/><path d="M4 8h6V4h12v4h6v7h-6v4H10v-4H4z" fill="#fff"/></svg>`)}`;
const day = (date: string) => text(date, 'date');
const source = [link('/api/v1/company.json', '/api/v1/company.json'), day('2026-11-12')] as const;

/** The texts of the pages in one language. */
interface Words {
  readonly tag: string;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly ways: readonly string[];
  readonly action: string;
  readonly second: string;
  readonly terms: readonly string[];
  readonly values: readonly string[];
  readonly heads: readonly string[];
  readonly things: readonly (readonly [name: string, summary: string, note: string])[];
  readonly states: readonly string[];
  readonly names: readonly string[];
}

export const english: Words = {
  tag: 'en',
  name: 'Tarrowfen Voice',
  title: 'The telephone, answered. By software, under your staff’s eyes.',
  lead: 'Voice agents that book appointments, take repeat prescription requests and say where a referral stands. A person can take over every call, at any moment.',
  ways: ['Solutions', 'Industries', 'Compliance', 'Questions', 'API'],
  action: 'Request a briefing',
  second: 'See the evidence',
  terms: ['Legal name', 'Register', 'Seat', 'Evidence', 'We answer'],
  values: ['Tarrowfen Voice Limited', 'London, England and Wales', 'within two working days'],
  heads: ['What we take off the phone', 'Evidence', 'Industries', 'Contact', 'All solutions', 'Key facts'],
  things: [
    [
      'Appointment line',
      'Answers calls about appointments and books, moves or cancels them by the rules of the provider.',
      'Practices, clinics, outpatients',
    ],
    [
      'Repeat prescription line',
      'Takes requests for medicines already on repeat and puts them on the list of the prescribing team.',
      'General practices, pharmacies',
    ],
    [
      'Discharge follow-up',
      'Calls people after they leave hospital with the questions of the ward, and brings the answers to a nurse.',
      'Wards, home-care providers',
    ],
  ],
  states: ['Certified', 'In progress', 'Planned'],
  names: ['General practice', 'Hospitals', 'Pharmacies', 'Dental practices', 'Care homes', 'Imaging', 'Opticians'],
};

export const german: Words = {
  tag: 'de',
  name: 'Müller Präzisionstechnik und Oberflächenveredelungsgesellschaft',
  title: 'Drehteile auf zwei Mikrometer. Mit Rundlaufmessprotokollierungsverfahren.',
  lead: 'Wellen, Buchsen und Ventilteile von 4 bis 65 mm, in Losen von 20 bis 50.000 Stück. Jedes Los mit Werkszeugnis und lückenloser Rückverfolgbarkeit.',
  ways: [
    'Leistungen',
    'Branchenlösungen',
    'Qualitätsmanagement',
    'Häufige Fragen',
    'Programmierschnittstelle',
    'Unternehmen',
    'Stellenangebote',
  ],
  action: 'Zeichnung unverbindlich senden',
  second: 'Maschinenpark ansehen',
  terms: ['Firma', 'Handelsregisternummer', 'Umsatzsteueridentifikationsnummer', 'Nachweise', 'Antwort'],
  values: [
    'Müller Präzisionstechnik und Oberflächenveredelungsgesellschaft mbH',
    'Ulm, Baden-Württemberg',
    'innerhalb eines Arbeitstags',
  ],
  heads: [
    'Oberflächengütebestimmung',
    'Nachweise',
    'Branchen',
    'Kontaktmöglichkeiten',
    'Alle Leistungen',
    'Im Register',
  ],
  things: [
    [
      'CNC-Langdrehen',
      'Schlanke Teile ab 4 mm mit Rundlauf unter 5 µm, mannlos über Nacht.',
      'Medizintechnik, Sensorik',
    ],
    [
      'Drehfräsen in einer Aufspannung',
      'Komplettbearbeitung mit angetriebenen Werkzeugen; ein Nullpunkt, keine Umspannfehler.',
      'Hydraulik, Antriebe',
    ],
    [
      'Oberflächengütebestimmung und Rundlaufmessprotokollierung',
      'Taktile und optische Messung im klimatisierten Raum.',
      'Alle Branchen',
    ],
  ],
  states: ['Zertifiziert', 'In Arbeit', 'Geplant'],
  names: ['Medizintechnik', 'Sensorik', 'Hydraulik', 'Antriebstechnik', 'Luft- und Raumfahrt'],
};

export const arabic: Words = {
  tag: 'ar',
  name: 'هيئة تنظيم المياه',
  title: 'ماءٌ موثوق، وأرقامٌ منشورة لكل من يسأل',
  lead: 'ننظّم خدمات المياه والصرف الصحي، وننشر نتائج الفحوص والتعرفة والتراخيص كما هي، مع مصدرها وتاريخها.',
  ways: ['الخدمات', 'القطاعات', 'الأدلة', 'الأسئلة', 'الواجهة البرمجية'],
  action: 'قدّم طلبًا',
  second: 'اطّلع على الأدلة',
  terms: ['الاسم الرسمي', 'السجل', 'المقر', 'الأدلة', 'نجيب خلال'],
  values: ['الهيئة العامة لتنظيم المياه', 'عمّان', 'ثلاثة أيام عمل'],
  heads: ['خدماتنا', 'الأدلة', 'القطاعات', 'اتصل بنا', 'كل الخدمات', 'في السجل'],
  things: [
    ['ترخيص الآبار', 'إصدار رخص حفر الآبار وتجديدها، مع شروط الحفر والقياس.', 'المزارع والمنشآت'],
    ['نتائج فحص المياه', 'نتائج أسبوعية لكل محطة، بالمعيار والقيمة وتاريخ العينة.', 'للجميع'],
    ['التعرفة والفواتير', 'شرح شرائح التعرفة وطريقة الاعتراض على الفاتورة.', 'المشتركون'],
  ],
  states: ['مستوفاة', 'قيد التنفيذ', 'مخطط لها'],
  names: ['المزارع', 'المصانع', 'البلديات', 'المستشفيات'],
};

const statuses = ['certified', 'in-progress', 'planned'] as const;

const evidence = ({ things, states, terms }: Words): ViewBlock<never> => ({
  kind: 'evidence',
  items: things.map(([name, summary], i) => ({
    anchor: `compliance-${i}`,
    name: i === 0 ? link(name, `/compliance/#${i}`) : text(name),
    status: text(statuses[i] ?? 'planned', 'status', states[i]),
    summary: text(summary),
    fields: [
      field(terms[1] ?? '', text('ISO-9001-4711', 'number')),
      field(terms[3] ?? '', day('2026-09-18')),
      field(terms[4] ?? '', link(name, '/evidence.pdf')),
    ],
  })),
});

const callToAction = (words: Words): ViewBlock<never> => ({
  kind: 'call-to-action',
  heading: words.action,
  text: { html: `<p>${words.lead}</p>`, markdown: words.lead },
  links: links(words),
});

const links = ({ action, second }: Words): readonly LabelledLink[] => [
  { label: action, to: '/#/contact' },
  { label: second, to: '/compliance/' },
];

/** The homepage in a form, with every kind of block that it can have. */
export function homeModel(words: Words, form: HomeHero['form']): View<never> {
  const { title, lead, heads, things, names, terms, values, action } = words;
  const all = { label: heads[4] ?? '', to: '/solutions/' };
  const sections: readonly ViewSection<never>[] = [
    {
      id: 'solutions',
      title: heads[0] ?? '',
      count: 9,
      source,
      all,
      anchors: ['solution-a', 'workflow-b'],
      blocks: [
        {
          kind: 'teasers',
          form: 'cards',
          teasers: things.map(([name, summary, note], i) => ({
            anchor: `solution-${i}`,
            name: link(name, `/solutions/${i}/`),
            summary: text(summary),
            note: [text(note)],
          })),
        },
      ],
    },
    { id: 'compliance', title: heads[1] ?? '', source, blocks: [evidence(words)] },
    {
      id: 'industries',
      title: heads[2] ?? '',
      count: names.length,
      blocks: [
        {
          kind: 'teasers',
          form: 'names',
          teasers: names.map((name, i) => ({ name: link(name, `/industries/${i}/`) })),
        },
      ],
    },
    { id: 'action', blocks: [callToAction(words)] },
    { id: '/contact', title: heads[3] ?? '', source, blocks: [contact(words)] },
  ];
  const picture = { src: drawing(600, 430), alt: things[2]?.[0] ?? '', size: { width: 600, height: 430 } };
  return {
    kind: 'view',
    role: 'home',
    title,
    description: lead,
    crumbs: [],
    lead: { kind: 'prose', facts: [], html: `<p>${lead}</p>`, markdown: lead },
    hero: {
      form,
      ...(form === 'picture' && { picture }),
      links: links(words),
      slip: {
        title: heads[5] ?? '',
        checked: day('2026-11-12'),
        fields: [
          field(terms[0] ?? '', text(values[0] ?? '')),
          field(terms[1] ?? '', link('HRB 123456', 'https://register.example/')),
          field(terms[2] ?? '', text(values[1] ?? '')),
          field(terms[3] ?? '', link(action, '/compliance/')),
          field(terms[4] ?? '', text(values[2] ?? '')),
        ],
      },
    },
    sections,
    pages: [],
  };
}

function contact({ things, terms, values, action, lead }: Words): ViewBlock<never> {
  return {
    kind: 'contact',
    routes: [
      {
        id: text('general'),
        name: text(things[0]?.[0] ?? ''),
        description: text(lead),
        ways: [link('hello@example.com', 'mailto:hello@example.com', 'address')],
      },
      {
        id: text('phone'),
        name: text(terms[4] ?? ''),
        description: text(values[2] ?? ''),
        ways: [link('+44 20 7946 0142', 'tel:+442079460142', 'phone')],
      },
    ],
    mailbox: link('hello@example.com', 'mailto:hello@example.com', 'address'),
    response: values[2],
    hours: [],
    request: {
      title: action,
      anchor: 'request-heading',
      send: action,
      email: 'hello@example.com',
      mail: 'mailto:hello@example.com?subject=x',
      template: 'mailto:hello@example.com?subject=x&body=y',
      longestMailUrl: 1800,
      topics: things.slice(0, 2).map(([name, description]) => ({
        name,
        description,
        mail: 'mailto:a@b.example?subject=x',
        template: 'mailto:a@b.example',
      })),
      points: things.map(([name, description], i) => ({ id: `point-${i}`, name, description })),
      mustNotContain: lead,
      service: undefined,
      isTool: false,
    },
  };
}

/** A page below another: crumbs, fields, steps, evidence, answers, a band, and its neighbours. */
export function pageModel(words: Words): View<never> {
  const { heads, things, terms, values, ways, lead } = words;
  const [[name, summary] = ['', '']] = things;
  return {
    kind: 'view',
    role: 'page',
    title: name,
    description: summary,
    crumbs: [
      { label: ways[0] ?? '', to: '/' },
      { label: heads[4] ?? '', to: '/solutions/' },
    ],
    lead: { kind: 'prose', facts: [], html: `<p>${lead}</p>`, markdown: lead },
    sections: [
      {
        id: 'facts',
        title: heads[5] ?? '',
        source,
        blocks: [
          { kind: 'paragraph', role: 'summary', line: [text(lead)] },
          {
            kind: 'fields',
            fields: [field(terms[0] ?? '', text(values[0] ?? '')), field(terms[2] ?? '', text(values[1] ?? ''))],
          },
          { kind: 'paragraph', role: 'remark', line: [text(lead)] },
        ],
      },
      {
        id: 'workflow',
        title: heads[0] ?? '',
        blocks: [
          {
            kind: 'entries',
            of: 'workflow',
            form: 'process',
            entries: things.map(([title, said], i) => ({
              id: text(`w${i}`),
              name: text(title),
              summary: text(said),
              steps: things.map(([, step]) => text(step)),
              fields: [field(terms[3] ?? '', text(said))],
            })),
          },
        ],
      },
      { id: 'evidence', title: heads[1] ?? '', blocks: [evidence(words)] },
      {
        id: 'questions',
        title: ways[3] ?? '',
        blocks: [
          {
            kind: 'answers',
            groups: [
              {
                id: text('all'),
                name: heads[2] ?? '',
                answers: things.map(([question, answer], i) => ({
                  id: text(`q${i}`),
                  question: text(question),
                  answer: { kind: 'prose', facts: [], html: `<p>${answer}</p>`, markdown: answer },
                  permalink: link(question, `#question-q${i}`),
                })),
              },
            ],
          },
        ],
      },
      { id: 'action', blocks: [callToAction(words)] },
    ],
    neighbours: {
      previous: { label: things[1]?.[0] ?? '', to: '/solutions/1/' },
      next: { label: things[2]?.[0] ?? '', to: '/solutions/2/' },
    },
    pages: [],
  };
}

/** A page of an editor's own sections, one of each kind, around a text. */
export function sectionsModel(words: Words): Article {
  const { heads, things, terms, values, ways, lead, names } = words;
  const prose = { html: `<p>${lead}</p>`, markdown: lead };
  const [way] = links(words);
  const picture = (width: number, height: number) => ({
    src: drawing(width, height),
    alt: things[0]?.[0] ?? '',
    size: { width, height },
  });
  const [wide, tall] = [picture(900, 500), picture(400, 600)];
  const quoted = { name: values[0] ?? '', permission: '2026-03-03' };
  const blocks: readonly SectionBlock[] = [
    {
      kind: 'cards',
      cards: things.map(([title], i) => ({
        title,
        text: prose,
        ...(i === 0 ? { picture: wide } : i === 1 ? { picture: tall } : { icon: { ...tall, alt: '' } }),
        to: i === 1 ? undefined : '/solutions/',
      })),
    },
    { kind: 'picture-text', picture: tall, text: prose, side: 'end', links: links(words) },
    { kind: 'picture-text', picture: wide, text: prose, side: 'start', links: [] },
    { kind: 'logos', logos: names.map((alt, i) => ({ picture: { ...wide, alt }, ...(i === 0 && { to: '/' }) })) },
    {
      kind: 'quotations',
      quotations: [
        { text: lead, role: terms[0], organisation: values[0], ...quoted, source: { to: 'https://example.org/' } },
        { text: heads[0] ?? '', ...quoted, source: { text: terms[1] ?? '' } },
      ],
    },
    {
      kind: 'prices',
      offers: things.map(([title, , note], i) => ({
        title,
        text: i === 0 ? prose : undefined,
        price: i === 2 ? (terms[4] ?? '') : '£1,900.50',
        per: i === 2 ? undefined : (terms[2] ?? ''),
        features: [note, ...names.slice(0, 2)],
        link: i === 2 ? undefined : way,
        isHighlighted: i === 1,
      })),
    },
    { kind: 'steps', steps: things.map(([title], i) => ({ title, ...(i > 0 && { text: prose }) })) },
    { kind: 'gallery', pictures: [{ ...wide, caption: lead }, tall, wide, tall] },
    {
      kind: 'figures',
      figures: names.slice(0, 3).map((label) => ({ value: '99.2 %', label, source: terms[1] ?? '', date: '2026-09' })),
    },
    {
      kind: 'people',
      members: names.slice(0, 3).map((name, i) => ({ id: `p${i}`, name, role: terms[i] ?? '', picture: tall })),
    },
    {
      kind: 'questions',
      questions: things.map(([question]) => ({
        question,
        answer: prose,
        permalink: { label: ways[3] ?? '', to: '/' },
      })),
    },
    {
      kind: 'downloads',
      downloads: names
        .slice(0, 2)
        .map((title) => ({ path: '/a.pdf', title, description: lead, date: '2026-01-02', size: 1 })),
    },
    { kind: 'call-to-action', heading: heads[0] ?? '', text: prose, links: links(words) },
  ];
  const sections = blocks.map((block, i) => ({
    id: `${block.kind}--${i + 1}`,
    ...(block.kind !== 'call-to-action' && i !== 2 && { title: `${heads[i % heads.length] ?? ''} ${i}` }),
    blocks: [...(i === 0 ? [{ kind: 'prose' as const, facts: [], ...prose }] : []), block],
  }));
  return {
    kind: 'article',
    title: heads[0] ?? '',
    description: lead,
    crumbs: [{ label: ways[0] ?? '', to: '/' }],
    body: `<h2 id="text">${heads[1] ?? ''}</h2><p>${lead}</p>`,
    sections: {
      hero: { heading: heads[0] ?? '', text: lead, picture: wide, links: links(words) },
      before: sections.slice(0, 3),
      after: sections.slice(3),
      isAlone: false,
    },
  };
}

/** Everything around a page: notice, banner, logo, action, search, languages, columns and profiles. */
export function frameModel(words: Words, others: Partial<FrameModel> = {}): FrameModel {
  const { tag, name, ways, action, values, heads, terms, lead } = words;
  const column = (title = '') => ({ title, links: ways.map((label) => ({ label, to: '/' })) });
  return {
    language: languageByTag(tag),
    name,
    logo: { light: drawing(32, 32), dark: drawing(32, 32), width: 32, height: 32, needsPlate: false },
    notice: lead,
    banner: { text: values[2] ?? '', to: '/news/', until: '2027-01-31' },
    version: '1.0',
    layout: 'split',
    navigation: [
      ...ways.map((label, i) => ({ label, to: `/${i}/` })),
      { label: heads[1] ?? '', items: column(heads[1]).links },
    ],
    current: '/2/',
    actions: [
      { label: action, to: '/#/contact' },
      { label: heads[2] ?? '', to: '/news/' },
    ],
    search: '/search/',
    updated: { date: '2026-11-12' },
    mirror: '/index.md',
    translations: ['en', 'de', 'ar', 'fr']
      .filter((each) => each !== tag)
      .map((each) => ({ language: each, label: languageByTag(each).ownName, to: `/${each}/` })),
    footer: {
      layout: 'columns',
      legalName: values[0] ?? '',
      number: { label: terms[1] ?? '', value: 'HRB 123456' },
      jurisdiction: values[1],
      columns: [column(heads[0]), column(heads[3])],
      pages: [{ label: 'Privacy', to: '/privacy/', language: 'en' }],
      profiles: [{ label: 'Mastodon', to: 'https://social.example/@x' }],
      programs: [
        { label: 'llms.txt', to: '/llms.txt' },
        { label: 'Markdown', to: '/index.md' },
      ],
      licence: { label: 'CC BY 4.0', to: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    ...others,
  };
}
