import { beforeAll, describe, expect, it } from 'vitest';
import { search } from '../../../src/site/scripts/word-search.ts';
import { webMcpModule } from '../../../src/site/webmcp/module.ts';
import { get, type Json } from '../../spec/origin.ts';
import { bare, siteOf } from '../../support/site-of.ts';

interface Answer {
  readonly questions: readonly { readonly id: string }[];
  readonly facts: readonly { readonly source: string; readonly value: unknown }[];
}
interface Tool {
  readonly name: string;
  readonly description: string;
  execute(input: Json): Promise<Answer>;
}

const asModule = (text: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);

/** The tools that the module registers in a browser whose network is the released example. */
async function toolsIn(text: string): Promise<Map<string, Tool>> {
  const tools = new Map<string, Tool>();
  const browser = {
    document: { modelContext: { registerTool: (tool: Tool) => void tools.set(tool.name, tool) } },
    navigator: {},
    fetch: async (path: string) => new Response(get(path).body, { status: get(path).status }),
  };
  const { run } = (await asModule(`export const run = async ({ document, navigator, fetch }) => {\n${text}\n};`)) as {
    run(browser: object): Promise<void>;
  };
  await run(browser);
  return tools;
}

describe('search_questions answers what people ask', () => {
  const { site } = siteOf('');
  let tools: Map<string, Tool>;
  beforeAll(async () => {
    tools = await toolsIn(webMcpModule(site));
  });
  const ask = (query: string) => tools.get('search_questions')!.execute({ query });

  // Each with where its answer stands: the id of a question, or the place of a fact.
  const asked: readonly (readonly [question: string, answer: RegExp])[] = [
    ['How can I reach you by phone?', /contactRoutes\/2$/],
    ['What is your company registration number?', /companyNumber$/],
    ['When is the office open?', /officeHours$/],
    ['What is your postal address?', /registeredAddress$/],
    ['Do I need an API key?', /^does-the-api-need-credentials$/],
    ['Which licence is the data under?', /^what-is-the-licence-of-the-data$|license$/],
    ['Are you GDPR compliant?', /compliance\/2$/],
    ['Can I train my own model on your content?', /^may-models-be-trained-on-the-content$/],
    ['Do you work with dentists?', /industries\/4$/],
    ['What if somebody with chest pain calls?', /^what-happens-in-an-emergency$/],
    ['Do they understand Scottish accents?', /^which-languages-and-accents$/],
    ['How long until you answer my request?', /^how-fast-is-the-answer$/],
    ['Does this company really exist?', /^is-this-company-real$/],
    ['Where do I report a security vulnerability?', /^how-do-i-report-a-vulnerability$/],
    ['Can callers always speak to a real person?', /^can-a-caller-reach-a-person$/],
  ];

  it('at least 14 of 15 natural questions have their answer among the first five', async () => {
    const missed: string[] = [];
    for (const [question, answer] of asked) {
      const { questions, facts } = await ask(question);
      const places = [...questions.slice(0, 5).map(({ id }) => id), ...facts.slice(0, 5).map(({ source }) => source)];
      if (!places.some((place) => answer.test(place))) missed.push(question);
    }
    expect(missed.slice(1), missed[0] ?? '').toEqual([]);
  });

  // "How do I" stands in few titles, so that its words seem rare.
  it.each([
    ['Do you sell to pharmacies?', /industries\/5$/],
    ['How do I cancel my API access?', /^how-is-access-revoked$/],
  ])('the short words of "%s" do not outweigh the long one', async (question, answer) => {
    const { questions, facts } = await ask(question);
    const places = [...questions.slice(0, 5).map(({ id }) => id), ...facts.slice(0, 5).map(({ source }) => source)];
    expect(places).toContainEqual(expect.stringMatching(answer));
  });

  it('a question in its own words comes first, also without its small words, case and marks', async () => {
    for (const query of ['Which languages and accents do the agents understand?', 'LÀNGUAGES áccents'])
      expect((await ask(query)).questions[0]).toMatchObject({ id: 'which-languages-and-accents' });
  });

  it('what nobody wrote about finds nothing', async () => {
    for (const query of ['zebra', 'zebra crossing', '?!'])
      expect(await ask(query)).toMatchObject({ questions: [], facts: [] });
    await expect(ask(' ')).rejects.toThrow('query');
  });

  it('a fact comes with the place of its value', async () => {
    const { facts } = await ask('company number');
    expect(facts[0]).toEqual({ source: 'https://example.com/api/v1/company.json#/companyNumber', value: '00000000' });
  });

  it('without questions the description promises none', async () => {
    const none = await toolsIn(webMcpModule(bare(site)));
    expect(none.get('search_questions')!.description).not.toMatch(/question/);
    expect([...none.keys()]).toEqual(['get_company', 'search_questions', 'how_to_get_access']);
  });
});

describe('search by words', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title, text: '' }));

  it.each([
    ['German: compounds and ß', titles('Wie laut ist die Pumpe?', 'Straße und Hausnummer'), 'strasse', 1],
    ['German: a part of a compound', titles('Wie laut ist die Pumpe?', 'Ihre Handelsregisternummer'), 'Nummer', 1],
    ['Czech: another form of a word', titles('Kde sídlí společnost?', 'Otevírací doba'), 'společnosti', 0],
    ['Danish', titles('Åbningstider', 'Øl fra København'), 'kobenhavn ol', 1],
    ['Turkish: İ and ı', titles('İletişim', 'Çalışma saatleri'), 'ILETISIM', 0],
    ['Greek', titles('Ώρες λειτουργίας', 'Διεύθυνση'), 'διευθυνση', 1],
    ['Russian', titles('Часы работы', 'Юридический адрес'), 'адреса', 1],
    ['Arabic with and without vowel signs', titles('ساعات العمل', 'العنوان المُسَجَّل'), 'المسجل', 1],
    ['Hindi', titles('कार्यालय का समय', 'पंजीकृत पता'), 'पता', 1],
    ['Chinese, without spaces', titles('公司注册号是多少？', '营业时间是什么时候？'), '请问你们的营业时间', 1],
    ['Japanese', titles('営業時間を教えてください', '会社の住所はどこですか'), '住所を知りたい', 1],
    ['Thai', titles('เวลาทำการ', 'ที่อยู่บริษัท'), 'บริษัทอยู่ที่ไหน', 1],
    ['Korean: particles', titles('영업시간은 언제입니까', '회사 주소는 어디입니까'), '주소', 1],
  ])('%s', (_, entries, query, first) => expect(search(entries, query)[0]).toBe(first));

  it('more and rarer words come first, titles before texts', () => {
    const entries = [
      { title: 'About calls', text: 'The calls are recorded.' },
      { title: 'Are calls recorded?', text: 'No, the calls are not.' },
      { title: 'Calls', text: 'Calls and calls.' },
    ];
    expect(search(entries, 'Are the calls recorded?').slice(0, 2)).toEqual([1, 0]);
  });

  it('finds nothing in nothing, and one among one', () => {
    expect([search([], 'a'), search(titles('Calls'), 'calls'), search(titles('Calls'), '')]).toEqual([[], [0], []]);
  });
});
