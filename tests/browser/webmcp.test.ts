import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webMcpTools } from '../../src/site/assets/webmcp.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser, type Visit } from './tools.ts';

/** The ModelContext of the draft of WebMCP, as far as these tests use it (Chromium 156, --enable-features=WebMCP). */
interface ModelContext {
  getTools(): Promise<
    { name: string; title: string; description: string; inputSchema: string; annotations?: object }[]
  >;
  executeTool(tool: object, input?: object): Promise<string | null>;
}
/** The page's globals, as far as programs that run there use them. */
type InPage = { document: { modelContext?: ModelContext } };

/** Those of the table, and that of the fact module of the example. */
const offered = [...webMcpTools.map(({ name }) => name), 'list_releases'];

describe.skipIf(!canBrowse)('an agent in the browser, with the real WebMCP of Chromium', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser(['--enable-features=WebMCP'])]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path = '/'): Promise<Visit> {
    const visit = await browser.visit();
    await visit.page.goto(site.origin + path, { waitUntil: 'networkidle' });
    return visit;
  }

  const run = async ({ page }: Visit, name: string, input: object = {}) =>
    page.evaluate(
      async ([name, input]) => {
        const context = (globalThis as unknown as InPage).document.modelContext!;
        const tool = (await context.getTools()).find((tool) => tool.name === name)!;
        return JSON.parse((await context.executeTool(tool, input as object))!) as Record<string, unknown>;
      },
      [name, input] as const,
    );

  it.each(['/', '/docs/api/', '/auth/', '/privacy/'])('%s registers every tool once', async (path) => {
    const visit = await open(path);
    const listed = () => visit.page.evaluate(() => (globalThis as unknown as InPage).document.modelContext!.getTools());
    // The module registers one after the other, and nothing on the network tells when it has done so.
    await expect.poll(async () => (await listed()).some(({ name }) => name === offered.at(-1))).toBe(true);
    const tools = await listed();
    const names = tools.map((tool) => tool.name).filter((name) => name !== 'write_request');
    expect(names.sort()).toEqual(offered.toSorted());
    for (const tool of tools.filter(({ name }) => name !== 'write_request'))
      expect(tool.annotations).toMatchObject({ readOnlyHint: true });
    expect(visit.said).toEqual([]);
  });

  it('is told of every text field of the contact form what belongs in it', async () => {
    const visit = await open();
    const schema = await visit.page.evaluate(async () => {
      const tools = await (globalThis as unknown as InPage).document.modelContext!.getTools();
      return JSON.stringify(tools.find(({ name }) => name === 'write_request')?.inputSchema);
    });
    const { properties } = JSON.parse(schema) as { properties: Record<string, { description?: string }> };
    expect(Object.keys(properties)).toContain('topic');
    // Chromium takes it for a group of buttons from the fieldset alone, where HTML does not allow the attribute.
    const { topic: _, ...others } = properties;
    for (const [name, { description }] of Object.entries(others))
      expect([name, description]).toEqual([name, expect.stringMatching(/\S/)]);
  });

  it('answers with what the API says', async () => {
    const visit = await open();
    const at = (path: string) => fetch(site.origin + path).then((answer) => answer.json() as Promise<never>);
    expect(await run(visit, 'get_company')).toEqual(await at('/api/v1/company.json'));
    const solutions = (await at('/api/v1/solutions.json')) as { solutions: unknown; workflows: unknown };
    expect((await run(visit, 'list_solutions')).solutions).toEqual(solutions.solutions);
    expect((await run(visit, 'list_workflows')).workflows).toEqual(solutions.workflows);
    const industries = (await at('/api/v1/industries.json')) as { industries: unknown };
    expect((await run(visit, 'list_industries')).industries).toEqual(industries.industries);
    expect(await run(visit, 'how_to_get_access')).toEqual({
      source: `${site.origin}/auth.md`,
      markdown: await (await fetch(`${site.origin}/auth.md`)).text(),
    });
  });

  it('searches the questions', async () => {
    const visit = await open();
    const found = await run(visit, 'search_questions', { query: 'Languages accents' });
    expect(found.questions).toEqual([expect.objectContaining({ id: 'which-languages-and-accents' })]);
    expect((await run(visit, 'search_questions', { query: 'zebra' })).questions).toEqual([]);
    await expect(run(visit, 'search_questions', { query: ' ' })).rejects.toThrow();
  });

  it('asks nothing but this origin, with GET', async () => {
    const visit = await open();
    const methods: string[] = [];
    visit.page.on('request', (request) => void methods.push(request.method()));
    for (const { name } of webMcpTools) await run(visit, name, name === 'search_questions' ? { query: 'call' } : {});
    expect(new Set(methods)).toEqual(new Set(['GET']));
    expect(visit.requests.every((url) => url.startsWith(`${site.origin}/`))).toBe(true);
  });

  it('fills in the contact form for a person to send, and sends nothing itself', async () => {
    const visit = await open();
    const { page } = visit;
    const before = visit.requests.length;
    // Not awaited: without toolautosubmit the call ends when the person has sent the form.
    await page.evaluate(async () => {
      const context = (globalThis as unknown as InPage).document.modelContext!;
      const tool = (await context.getTools()).find((tool) => tool.name === 'write_request')!;
      void context
        .executeTool(tool, {
          topic: 'Product briefing',
          organisation: 'A practice',
          'system-in-scope': 'A system',
          workflows: 'book-appointment',
          'technical-contact': 'A person',
        })
        .catch(() => {});
    });
    await expect.poll(() => page.getByLabel('Organisation').inputValue()).toBe('A practice');
    expect(await page.getByRole('radio', { name: /^Product briefing/ }).isChecked()).toBe(true);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${site.origin}/`);
    expect(visit.requestsAfter(before)).toEqual([]);
  });
});

describe.skipIf(!canBrowse)('a browser without WebMCP', () => {
  it('loads the module and does nothing', async () => {
    const [site, browser] = await Promise.all([serveExample(), startBrowser()]);
    try {
      const { page, said } = await browser.visit();
      await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
      expect(await page.evaluate("'modelContext' in document")).toBe(false);
      expect(said).toEqual([]);
    } finally {
      await browser.close();
      await site.close();
    }
  });
});
