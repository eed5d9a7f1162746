import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { contentRecords } from '../../src/compile/content-records.ts';
import { parseModuleWithSchema } from '../../src/content/check/module-by-schema.ts';
import { parseSkillFields } from '../../src/content/check/parse-front-matter.ts';
import { SourceChangedError } from '../../src/content/read/lazy-source.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { ContentRecord } from '../../src/core/records.ts';

vi.mock('../../src/content/read/literal/module.ts', { spy: true });
vi.mock('../../src/content/check/parse-front-matter.ts', { spy: true });
vi.mock('../../src/content/check/module-by-schema.ts', { spy: true });

const example = new URL('../../content', import.meta.url).pathname;
let folder: string;
let first: ReturnType<typeof built>;
const file = (name: string) => join(folder, 'content', name);
const byFile = (records: readonly ContentRecord[] = []) => new Map(records.map((each) => [each.file, each]));

function built(before: readonly ReadonlyMap<string, ContentRecord>[], today = '2026-11-22') {
  const cache = { contentRecords: contentRecords(before, () => undefined) };
  const contentDir = join(folder, 'content');
  return build({ contentDir, publicDir: join(folder, 'public'), preview: false, today, cache });
}

/** Changes a file, builds with the records of before, and without any, and puts the file back. */
function after(name: string, change: (text: string) => string, before = [byFile(first.content)]) {
  const text = readFileSync(file(name), 'utf8');
  writeFileSync(file(name), change(text));
  try {
    const clean = built([]);
    vi.clearAllMocks();
    return { clean, result: built(before) };
  } finally {
    writeFileSync(file(name), text);
  }
}
const digests = ({ release }: typeof first) => [...(release?.files.values() ?? [])].map((each) => each.sha256);
/** Which modules were parsed, and how many files were put before a schema. */
const asked = () => ({
  parsed: vi.mocked(parseLiteralModule).mock.calls.map(([name]) => name),
  judged: vi.mocked(parseModuleWithSchema).mock.calls.length + vi.mocked(parseSkillFields).mock.calls.length,
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-content-records-'));
  cpSync(example, join(folder, 'content'), { recursive: true });
  first = built([]);
});
beforeEach(() => void vi.clearAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe('records of typed modules, questions and skills', () => {
  it('are of every one of them in which nothing is wrong', () => {
    const names = first.content?.map((record) => record.file) ?? [];
    expect(names.filter((name) => name.endsWith('.ts'))).toEqual(
      ['access', 'company', 'facts/releases', 'industries', 'site', 'solutions'].map((name) => `content/${name}.ts`),
    );
    expect(names.filter((name) => name.endsWith('SKILL.md')).length).toBeGreaterThan(0);
    expect(names.filter((name) => name.startsWith('content/faq/')).length).toBeGreaterThan(0);
    expect(names.filter((name) => !/(?:\.ts|SKILL\.md)$|\/(?:faq|news)\//.test(name))).toEqual([]);
  });

  it('hold when nothing changed: nothing is parsed, no schema is asked, and the result is the same', () => {
    const again = built([byFile(first.content)]);
    expect(asked()).toEqual({ parsed: [], judged: 0 });
    expect(again.content).toEqual(first.content);
    expect(again.problems).toEqual(first.problems);
    expect(digests(again)).toEqual(digests(first));
  });

  it('of other bytes are not used: only the file that changed is read again', () => {
    const { clean, result } = after('company.ts', (text) => text.replace(/summary:\s*'/, '$&Now: '));
    expect(asked()).toEqual({ parsed: ['content/company.ts'], judged: 1 });
    expect(digests(result)).toEqual(digests(clean));
    expect(digests(result)).not.toEqual(digests(first));
    expect(result.content).toEqual(clean.content);
  });

  it('are not kept of a file with a mistake or a warning, but of all others', () => {
    const { clean, result } = after('company.ts', (text) => text.replace(/legalName:\s*'[^']*'/, "legalName: ''"));
    expect(result.problems).toEqual(clean.problems);
    expect(result.problems.map(({ at }) => at?.file)).toContain('content/company.ts');
    const warned = after('site.ts', (text) => text.replace('privacyPage:', "privacyPage: '/⟪where⟫/', x:"));
    expect(warned.result.problems).toEqual(warned.clean.problems);
    expect(warned.result.content ?? []).not.toContainEqual(expect.objectContaining({ file: 'content/site.ts' }));
  });

  it('tell where something stands as the files do: a late rule names the same line', () => {
    const clean = built([], '2029-01-01');
    vi.clearAllMocks();
    const known = built([byFile(first.content)], '2029-01-01');
    expect(known.problems).toEqual(clean.problems);
    expect(known.problems).toContainEqual(
      expect.objectContaining({ code: 'security-expired', at: expect.objectContaining({ file: 'content/site.ts' }) }),
    );
    expect(asked().parsed).toEqual(['content/site.ts']);
  });

  it('do not tell where something stands in a file that has changed meanwhile', () => {
    const text = readFileSync(file('site.ts'), 'utf8');
    const digest = sha256(readFileSync(file('site.ts')));
    const digestOf = ({ path }: { path: string }) => (path === 'site.ts' ? digest : undefined);
    const cache = { contentRecords: contentRecords([byFile(first.content)], digestOf) };
    writeFileSync(file('site.ts'), `${text}\n`);
    const contentDir = join(folder, 'content');
    const options = { contentDir, publicDir: contentDir, preview: false, today: '2029-01-01', cache };
    try {
      expect(() => build(options)).toThrow(SourceChangedError);
    } finally {
      writeFileSync(file('site.ts'), text);
    }
  });
});
