import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { getReleaseFile } from '../../../src/core/release.ts';
import { withoutHistory } from '../../support/without-history.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** The example with a page of this text. */
function built(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-extensions-'));
  for (const part of ['content', 'public']) cpSync(join(root, part), join(folder, part), { recursive: true });
  withoutHistory(join(folder, 'content'));
  const head = '---\ntitle: Opening hours\ndescription: When we are there.\nupdated: 2026-11-01\n---\n\n';
  writeFileSync(join(folder, 'content/pages/hours.md'), head + text);
  return build({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    preview: false,
    today: '2026-11-21',
  });
}

const text = (middle: string) => `Open daily[^a]. ${middle}

> [!IMPORTANT]
> {{company.legalName}} is closed on Sundays. ${middle}

<details>
<summary>More</summary>

Lead time ${middle}
: Two weeks ${middle}

</details>

## In winter {#winter}

| A | B |
|---|---|
| {{company.legalName}}<br>9 to 12 ${middle} | See [winter](#winter) |

[^a]: Not on holidays. ${middle}
`;

describe('a page with extensions', () => {
  it('stands in HTML, mirror, search and the full text alike', () => {
    const { problems, release } = built(text(''));
    expect(problems.filter(({ at }) => at?.file === 'content/pages/hours.md')).toEqual([]);
    if (!release) throw new Error('no release');
    const read = (file: string) => Buffer.from(getReleaseFile(release, file).bytes).toString('utf8');
    const [html, mirror, full] = [read('hours/index.html'), read('hours.md'), read('llms-full.txt')];
    for (const part of ['callout-important', '<dt>Lead time', '<details>', 'id="winter"', 'id="fn-1"', '<br>9 to 12'])
      expect(html).toContain(part);
    for (const document of [mirror, full])
      for (const part of [
        '> **Important**',
        'closed on Sundays',
        '**More**',
        '- **Lead time**',
        ' · 9 to 12',
        'Open daily[1].',
      ])
        expect(document).toContain(part);
    expect(mirror).not.toMatch(/\[\^|\[!|\{#|<br>|<details>|\{\{|[\uE000-\uF8FF]/);
  });

  it.each([
    ['[x](/nowhere/)', 'link-dead'],
    ['{{company.nothing}}', 'fact-unknown'],
    ['TODO', 'private-internal'],
    ['<b>x</b>', 'markdown-html'],
    ['AKIAIOSFODNN7EXAMPLQ', 'private-secret'],
  ])('%s is found in each of them', (wrong, code) => {
    const { problems } = built(text(wrong));
    const found = problems.filter((each) => each.at?.file === 'content/pages/hours.md');
    expect([...new Set(found.map((each) => each.code))]).toContain(code);
    if (code === 'link-dead' || code === 'fact-unknown')
      expect(new Set(found.map(({ at }) => at && 'line' in at && at.line)).size).toBeGreaterThanOrEqual(6);
  });
});
