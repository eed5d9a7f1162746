import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { spoiled } from '../problems/spoiled.ts';
import { texts } from '../support/site-of.ts';

const factModule = (name: string) => `import type { FactModule } from 'gazette/content';

export default {
  updated: '2026-11-02',
  title: 'Namen',
  item: 'Name',
  description: 'Wie etwas heißt.',
  heading: 'name',
  fields: { name: { kind: 'text', description: 'Der Name.' } },
  items: [{ id: 'a', name: '${name}' }],
} as const satisfies FactModule;
`;

const made = (name: string) => {
  const dir = spoiled({
    'content/company.ts': ["  legalName: '", `  tradingName: '${name}',\n  legalName: '`],
    'content/pages/name.md': `---\ntitle: ${name}\ndescription: Ein Name\nupdated: 2026-01-01\n---\n\n${name} und \\{{company.tradingName}}: {{company.tradingName}}\n`,
    'content/facts/namen.ts': factModule(name),
  });
  return build({ contentDir: `${dir}/content`, publicDir: `${dir}/public`, preview: false, today: '2026-11-21' });
};

describe('one rule for joiners in modules, Markdown and facts', () => {
  it.each([
    ['Persian', 'شرکت داده\u200cپردازان'],
    ['Persian, a person', 'علی\u200cرضا حسینی\u200cنژاد'],
    ['Hindi', 'क्\u200dषमा शर्मा'],
    ['Malayalam', 'മോഹന്\u200d ലാല്\u200d'],
  ])('%s names are published as they were written', (_, name) => {
    const { release, problems } = made(name);
    // No font is shipped that could draw Malayalam.
    expect(problems.filter(({ code }) => code !== 'share-picture-left-out')).toEqual([]);
    const files = texts(release!);
    for (const file of [
      'index.html',
      'index.md',
      'name.md',
      'name/index.html',
      'api/v1/company.json',
      'api/v1/namen.json',
      'namen/index.html',
    ])
      expect([file, files.get(file)?.includes(name)]).toEqual([file, true]);
  });

  it('refuses in each place what would only make two names look the same', () => {
    const { release, problems } = made('Gaz\u200dette');
    expect(release).toBeUndefined();
    expect([...new Set(problems.map(({ at }) => at?.file))].sort()).toEqual([
      'content/company.ts',
      'content/facts/namen.ts',
      'content/pages/name.md',
    ]);
  });
});
