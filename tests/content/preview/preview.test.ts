import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main as build } from '../../../src/commands/build.ts';
import { build as compile } from '../../../src/compile/build.ts';
import { severityOf } from '../../../src/core/problem.ts';
import { optionalPartNames } from '../../../src/setup/init/new-organisation.ts';
import { renderFromAnswers } from '../../../src/setup/init/render-organisation.ts';
import { invocationOf, problemsIn } from '../../support/invocation.ts';

const today = '2026-03-15';

/** A new organisation with all that it may have, in a folder of its own, and files that are others. */
function newSite(answers: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const asked = {
    name: 'Acme',
    'base-url': 'https://facts.acme.example',
    with: optionalPartNames.join(','),
    ...answers,
  };
  for (const [file, text] of Object.entries({ ...renderFromAnswers(asked, today), ...others })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const made = (folder: string, placeholders: boolean) =>
  compile({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    preview: placeholders,
    today,
    ...(placeholders && { placeholders, noIndex: true }),
  });

const lines = (problems: ReturnType<typeof made>['problems'], code: string) =>
  problems.flatMap(({ code: own, at }) => (own === code ? [JSON.stringify(at)] : []));

describe('a site that is looked at before it is filled in', () => {
  it.each([
    { kind: 'company', country: 'GB', language: 'en-GB' },
    { kind: 'company', country: 'DE', language: 'de-DE' },
    { kind: 'charity', country: 'FR', language: 'fr-FR' },
    { kind: 'public-body', country: 'EG', language: 'ar-EG' },
    { kind: 'sole-trader', country: 'JP', language: 'ja-JP' },
    { kind: 'company', country: 'US', language: 'en-US' },
  ])('is made of $kind in $country, and says of each placeholder where it is', (answers) => {
    const folder = newSite(answers);
    const refused = made(folder, false);
    const { release, problems, deployFiles, hosts } = made(folder, true);
    expect(problems.filter((each) => severityOf(each) === 'error')).toEqual([]);
    expect(lines(problems, 'placeholder-shown')).toEqual(lines(refused.problems, 'placeholder-left'));
    expect(refused.release).toBeUndefined();
    expect([deployFiles, hosts]).toEqual([[], []]);
    const texts = [...(release?.files.values() ?? [])]
      .filter(({ file }) => /\.(?:html|md|json|txt)$/.test(file))
      .map(({ bytes }) => Buffer.from(bytes).toString('utf8'));
    expect(texts.join('')).not.toContain('⟪');
    expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(5);
  });

  it('is for nobody else: search engines stay away, and links lead to where it will be', () => {
    const { release } = made(newSite({ kind: 'company', country: 'GB', language: 'en-GB' }), true);
    const [page] = release?.routes.get('/')?.variants ?? [];
    expect(page?.headers['X-Robots-Tag']).toBe('noindex');
    const text = (file: string) => Buffer.from(release?.files.get(file)?.bytes ?? []).toString('utf8');
    expect(text('robots.txt')).toContain('Disallow: /\n');
    expect(text('index.html')).toContain('<link rel="canonical" href="https://facts.acme.example/">');
  });

  it('still says what else is wrong', () => {
    const answers = { kind: 'company', country: 'GB', language: 'en-GB' };
    const file = 'content/company.ts';
    const text =
      renderFromAnswers({ ...answers, name: 'A', 'base-url': 'https://a.example', with: '' }, today)[file] ?? '';
    const wrong = text.replace('  legalName:', "  legalNmae: 'Acme Limited',\n  legalName:");
    const { problems } = made(newSite({ ...answers, with: '' }, { [file]: wrong }), true);
    expect(problems.filter((each) => severityOf(each) === 'error').map(({ code }) => code)).toContain('field-unknown');
  });

  it('leaves nothing behind that a build of what goes live would believe', async () => {
    const folder = newSite({ kind: 'company', country: 'GB', language: 'en-GB', with: '' });
    const run = async (...args: string[]) => {
      const { invocation, said } = invocationOf(folder, [...args, '--json']);
      const code = await build(invocation);
      return { code, found: problemsIn(said()).map((line) => (JSON.parse(line) as { code: string }).code) };
    };
    const shown = await run('--preview');
    expect([shown.code, new Set(shown.found)]).toEqual([0, new Set(['placeholder-shown'])]);
    expect(readFileSync(join(folder, 'dist/robots.txt'), 'utf8')).toContain('Disallow: /');
    const refused = await run();
    expect([refused.code, new Set(refused.found)]).toEqual([1, new Set(['placeholder-left'])]);
    expect(await run('--preview')).toEqual(shown);
  });
});
