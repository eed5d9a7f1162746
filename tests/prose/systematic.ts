/**
 * A table. The systematic generator: for each kind of fact (R1 to R13) claims that are false and claims that are true, each
 * in carrier sentences of a language. A planted text and its twin differ in the claim alone.
 */
export interface Pair {
  readonly rule: string;
  readonly site: 'example' | 'gmbh' | 'gmbh-en';
  readonly planted: string;
  readonly twin: string;
}

type Values = readonly (readonly [planted: string, twin: string])[];

interface Row {
  readonly rule: string;
  readonly site: Pair['site'];
  readonly carriers: readonly string[];
  readonly values: Values;
}

const same = (twin: string, ...planted: string[]): Values => planted.map((each) => [each, twin]);

const rows: readonly Row[] = [
  {
    rule: 'R1 number',
    site: 'example',
    carriers: [
      'Our company number is X.',
      'Tarrowfen Voice Limited, company number X, is fictional.',
      'Company number: X',
      'We are registered at Companies House under the number X.',
    ],
    values: same('00000000', '00000001', '0000000', '00000100', 'SC000000'),
  },
  {
    rule: 'R1 number',
    site: 'gmbh',
    carriers: [
      'Unsere USt-IdNr. lautet X.',
      'Umsatzsteuer-Identifikationsnummer: X',
      '{{company.legalName}}, USt-IdNr. X',
    ],
    values: [
      ['DE999999959', 'DE999999995'],
      ['DE99999995', 'DE999999995'],
      ['DE999 999 997', 'DE999 999 995'],
      ['DE 989999995', 'DE 999999995'],
    ],
  },
  {
    rule: 'R1 number',
    site: 'gmbh',
    carriers: ['Handelsregister: X', 'Wir sind im Handelsregister unter X eingetragen.', 'Amtsgericht Lindental, X'],
    values: same('HRB 815', 'HRB 851', 'HRB 816', 'HRB 8115'),
  },
  {
    rule: 'R2 phone',
    site: 'example',
    carriers: [
      'Call us on X.',
      'Telephone: X',
      'Our switchboard has the number X.',
      '| Phone | X |\n|---|---|\n| Hours | by day |',
    ],
    values: [
      ['020 7946 0412', '020 7946 0142'],
      ['+44 20 7946 0143', '+44 20 7946 0142'],
      ['0044 20 7946 0124', '0044 20 7946 0142'],
      ['+44 (0)20 7964 0142', '+44 (0)20 7946 0142'],
    ],
  },
  {
    rule: 'R2 phone',
    site: 'gmbh',
    carriers: ['Rufen Sie uns an: X.', 'Telefon X', 'Unsere Zentrale erreichen Sie unter X.'],
    values: [
      ['030 23125024', '030 23125042'],
      ['+49 30 23125043', '+49 30 23125042'],
      ['030/231250-24', '030/231250-42'],
      ['(030) 2312 5442', '(030) 2312 5042'],
    ],
  },
  {
    rule: 'R3 mail',
    site: 'gmbh',
    carriers: ['Schreiben Sie uns an X.', 'E-Mail: X', '[Kontakt](mailto:X)'],
    values: same(
      'kontakt@beispielwerk.example',
      'info@beispielwerk.example',
      'kontakt@beispielwerk.de',
      'kontakt@beispelwerk.example',
      'kontatk@beispielwerk.example',
    ),
  },
  {
    rule: 'R3 mail',
    site: 'example',
    carriers: ['Write to X.', 'Email us at X', '[Write to us](mailto:X)'],
    values: same('hello@example.com', 'helo@example.com', 'hello@exmaple.com', 'hello@example.co'),
  },
  {
    rule: 'R4 address of the web',
    site: 'gmbh',
    carriers: ['Unsere Website ist X.', 'Besuchen Sie uns: X', '[Unsere Website](X)'],
    values: same(
      'https://beispielwerk.example/',
      'http://beispielwerk.example/',
      'https://beispielwerk.com/',
      'https://beispielwerg.example/',
    ),
  },
  {
    rule: 'R5 address',
    site: 'example',
    carriers: ['Our office is at X.', '{{company.legalName}}, X', 'Visit us: X'],
    values: same(
      '7 Curlew Loom Row, London QX1 4ZZ',
      '17 Curlew Loom Row, London QX1 4ZZ',
      '7 Curlew Loon Row, London QX1 4ZZ',
      '7 Curlew Loom Row, London QX4 1ZZ',
      '7 Curlew Loom Row, London QX1 4ZS',
    ),
  },
  {
    rule: 'R5 address',
    site: 'gmbh',
    carriers: ['Unser Büro: X', 'Die Anschrift von {{company.legalName}} ist X.', 'Sie finden uns hier: X'],
    values: same(
      'Musterweg 1, 00815 Lindental',
      'Musterweg 11, 00815 Lindental',
      'Mustrweg 1, 00815 Lindental',
      'Musterweg 1, 00851 Lindental',
      'Musterweg 1, 00815 Lindenberg',
    ),
  },
  {
    rule: 'R5 seat',
    site: 'example',
    carriers: ['We are based in X.', 'Our head office is in X.', '{{company.legalName}} is located in X.'],
    values: same('London', 'Manchester', 'Bristol'),
  },
  {
    rule: 'R6 hours',
    site: 'example',
    carriers: [
      'Our office is open X.',
      'Office hours: X',
      'Opening hours of our office: X.',
      '| Office hours | X |\n|---|---|\n| Closed | at weekends |',
    ],
    values: [
      ['Monday to Friday, 9:00 to 17:00', 'Monday to Friday, 9:00 to 18:00'],
      ['Monday to Saturday, 9am-6pm', 'Monday to Friday, 9am-6pm'],
      ['from nine to five on weekdays', 'from nine to six on weekdays'],
      ['Mon–Fri 08:00–18:00', 'Mon–Fri 09:00–18:00'],
      ['daily', 'Mondays to Fridays'],
      ['24/7', 'on weekdays'],
    ],
  },
  {
    rule: 'R6 hours',
    site: 'gmbh',
    carriers: ['Unser Büro ist X geöffnet.', 'Bürozeiten: X', 'Öffnungszeiten: X'],
    values: [
      ['freitags 8.00 bis 16.00 Uhr', 'freitags 8.00 bis 14.00 Uhr'],
      ['montags bis donnerstags von 9 bis 17 Uhr', 'montags bis donnerstags von 8 bis 17 Uhr'],
      ['Mo–Sa', 'Mo–Fr'],
      ['samstags', 'mittwochs'],
    ],
  },
  {
    rule: 'R6 closed',
    site: 'example',
    carriers: ['Our office is closed on X.', 'We are closed on X.'],
    values: same('Saturdays', 'Mondays', 'Wednesdays'),
  },
  {
    rule: 'R7 count',
    site: 'example',
    carriers: [
      'We offer X.',
      'Our X are described here.',
      'Tarrowfen Voice has X.',
      'All of our X are supervised by people.',
      '## Our X',
    ],
    values: [
      ['eight solutions', 'nine solutions'],
      ['10 solutions', '9 solutions'],
      ['twelve solutions', 'nine solutions'],
      ['6 workflows', '9 workflows'],
      ['seven industries', 'eight industries'],
      ['four products', 'three products'],
      ['twenty-one workflows', 'nine workflows'],
    ],
  },
  {
    rule: 'R7 count',
    site: 'example',
    carriers: ['We offer X.', 'There are X to choose from, and we run them all.'],
    values: [
      ['more than nine solutions', 'more than eight solutions'],
      ['at least ten solutions', 'at least nine solutions'],
      ['a dozen solutions', 'nine solutions'],
      ['up to eight solutions', 'up to nine solutions'],
    ],
  },
  {
    rule: 'R7 count',
    site: 'example',
    carriers: ['Solutions: X', 'Number of solutions: X', '| Solutions | X |\n|---|---|\n| Name | ours |'],
    values: same('9', '8', '12', '6'),
  },
  {
    rule: 'R7 count',
    site: 'gmbh',
    carriers: ['Wir haben X.', 'Unsere X stellen wir hier vor.', 'Beispielwerk Lindental bietet X.'],
    values: [
      ['drei Standorte', 'zwei Standorte'],
      ['5 Produkte', '3 Produkte'],
      ['vier Leistungen', 'zwei Leistungen'],
      ['zwölf Produkte', 'drei Produkte'],
    ],
  },
  {
    rule: 'R8 name',
    site: 'example',
    carriers: ['X makes voice agents.', 'This site is published by X.', '© X', 'About X'],
    values: [
      ['Tarowfen Voice', 'Tarrowfen Voice'],
      ['Tarrowfen Voices', 'Tarrowfen Voice'],
      ['Tarrowfen Voice LLP', 'Tarrowfen Voice Ltd'],
      ['Tarrowfen Voice GmbH', 'Tarrowfen Voice Limited'],
      ['Tarrofwen Voice Limited', 'Tarrowfen Voice Limited'],
    ],
  },
  {
    rule: 'R8 name',
    site: 'gmbh',
    carriers: ['X baut Prüfstände.', 'Anbieter ist die X.', '© X'],
    values: [
      ['Beispielwerk Lindenthal GmbH', 'Beispielwerk Lindental GmbH'],
      ['Beispielwerk Lindental AG', 'Beispielwerk Lindental GmbH'],
      ['Beispilwerk Lindental', 'Beispielwerk Lindental'],
    ],
  },
  {
    rule: 'R9 founding',
    site: 'example',
    carriers: [
      'We were founded X.',
      'Tarrowfen Voice was founded X.',
      'Our company, established X, makes voice agents.',
    ],
    values: [
      ['in 2020', 'in 2021'],
      ['in May 2021', 'in March 2021'],
      ['on 19 March 2021', 'on 9 March 2021'],
      ['on March 9, 2012', 'on March 9, 2021'],
      ['on 2021-03-19', 'on 2021-03-09'],
    ],
  },
  {
    rule: 'R9 founding',
    site: 'gmbh',
    carriers: [
      'Wir wurden X gegründet.',
      'Unser Unternehmen wurde X gegründet.',
      'Gegründet wurde die Beispielwerk Lindental GmbH X.',
    ],
    values: [
      ['1979', '1997'],
      ['im Jahr 1998', 'im Jahr 1997'],
      ['im Mai 1996', 'im Mai 1997'],
    ],
  },
  {
    rule: 'R10 certificate',
    site: 'example',
    carriers: [
      'We are certified to X.',
      'Tarrowfen Voice holds X certification.',
      'Our X certificate has been issued.',
    ],
    values: [
      ['ISO 27001', 'our own satisfaction with'],
      ['Cyber Essentials', 'our own rules and the house'],
      ['ISO 9001', 'nothing but our own'],
    ],
  },
  {
    rule: 'R10 certificate',
    site: 'gmbh',
    carriers: ['Wir sind nach X zertifiziert.', 'Unser Zertifikat nach X hängt im Flur.'],
    values: same('ISO 9001', 'ISO 14001', 'ISO/IEC 17025', 'ISO 45001'),
  },
  {
    rule: 'R10 certificate',
    site: 'gmbh-en',
    carriers: ['Our certification to ISO 9001 X.'],
    values: [
      ['is in progress', 'is complete'],
      ['is not yet complete', 'is valid'],
      ['is planned', 'is renewed'],
    ],
  },
  {
    rule: 'R11 price',
    site: 'gmbh',
    carriers: ['Der Prüfstand P4 kostet X.', 'Preis des Prüfstands P4: X', 'Den Prüfstand P4 bekommen Sie für X.'],
    values: [
      ['ab 46.000 €', 'ab 48.000 €'],
      ['48.000 CHF', '48.000 EUR'],
      ['4.800 Euro', '48.000 Euro'],
      ['achtundvierzig Euro', 'achtundvierzigtausend Euro'],
      ['48 500 €', '48 000 €'],
    ],
  },
  {
    rule: 'R11 free',
    site: 'gmbh-en',
    carriers: ['The P4 test bench is X.'],
    values: [
      ['free of charge', 'not free of charge'],
      ['yours for €47,000', 'yours for €48,000'],
      ['priced at £48,000', 'priced at €48,000'],
    ],
  },
  {
    rule: 'R11 capital',
    site: 'gmbh',
    carriers: ['Unser Stammkapital beträgt X.', 'Stammkapital: X'],
    values: [
      ['50.000 €', '25.000 €'],
      ['25.500,00 EUR', '25.000,00 EUR'],
      ['fünfzehntausend Euro', 'fünfundzwanzigtausend Euro'],
    ],
  },
  {
    rule: 'R12 licence',
    site: 'example',
    carriers: [
      'Our data is licensed under X.',
      'The content of this site is available under X.',
      'Licence of our data: X',
    ],
    values: same('CC BY 4.0', 'CC BY-SA 4.0', 'CC0', 'CC BY-NC 4.0', 'CC BY 3.0'),
  },
  {
    rule: 'R12 training',
    site: 'example',
    carriers: ['Models X be trained on our content.', 'You X train AI models on our data.'],
    values: [
      ['may', 'may not'],
      ['can', 'cannot'],
    ],
  },
  {
    rule: 'R13 access',
    site: 'example',
    carriers: ['Our API X.', 'The public API of Tarrowfen Voice X.'],
    values: [
      ['needs a key', 'needs no key'],
      ['requires registration', 'does not require registration'],
      ['asks for an account', 'works without an account'],
    ],
  },
  {
    rule: 'R13 mcp',
    site: 'example',
    carriers: ['We X.', 'Tarrowfen Voice X.'],
    values: [
      ['run an MCP server', 'run no MCP server'],
      ['offer an MCP endpoint', 'offer no MCP endpoint'],
    ].map(([a = '', b = '']) => [a, b] as const),
  },
  {
    rule: 'R13 response',
    site: 'example',
    carriers: ['We answer requests X.', 'You hear from us X.', 'We reply to your enquiry X.'],
    values: same(
      'within two working days',
      'within 24 hours',
      'within three working days',
      'within a week',
      'within 2 hours',
    ),
  },
  {
    rule: 'R13 law',
    site: 'example',
    carriers: ['These terms are governed by the law of X.', 'Our agreements are subject to the laws of X.'],
    values: same('England and Wales', 'Scotland', 'Germany', 'Ireland'),
  },
  {
    rule: 'R13 law',
    site: 'gmbh',
    carriers: ['Für diese Seiten gilt X Recht.', 'Unsere Verträge unterliegen X Recht.'],
    values: [
      ['österreichisches', 'deutsches'],
      ['Schweizer', 'deutsches'],
      ['französischem', 'deutschem'],
    ],
  },
];

/** Every claim in every carrier of its row. */
export const pairs: readonly Pair[] = rows.flatMap(({ rule, site, carriers, values }) =>
  carriers.flatMap((carrier) =>
    values.map(([planted, twin]) => ({
      rule,
      site,
      planted: carrier.replace('X', () => planted),
      twin: carrier.replace('X', () => twin),
    })),
  ),
);
