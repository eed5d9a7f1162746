import { beforeAll, describe, expect, it } from 'vitest';
import { webMcpModule } from '../../../src/site/assets/webmcp.ts';
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
    ['When is the office open?', /(?:openingHours|officeHours)$/],
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
