import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Texts that break layouts drawn with English: compounds, addresses, and words without a place to break.
const compound = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenpension';
const mailbox = 'vertriebsinnendienst.auftragsbearbeitung@niederlassung-sued.pumpen-und-anlagenbau.example';
const address = 'https://handbuch.example/kundendienst/wartungsvertraege/bedingungen/allgemeine-geschaeftsbedingungen';
const unbroken = 'W'.repeat(64);

/** Pages beside those of the small company: more than a footer names. */
export const pageCount = 30;

/** The small company with long words wherever its content has words, and thirty pages more. */
export function longWords(): {
  readonly root: string;
  readonly contentDir: string;
  readonly publicDir: string;
  remove(): void;
} {
  const root = mkdtempSync(join(tmpdir(), 'gazette-long-'));
  const contentDir = join(root, 'content');
  cpSync('tests/fixtures/small', root, { recursive: true });
  for (const file of readdirSync(contentDir).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join(contentDir, file), 'utf8');
    writeFileSync(
      join(contentDir, file),
      text
        .replace(/\b(name|summary|description|audience|legalName|humanOversight|mustNotContain): '/g, `$&${compound} `)
        .replace(/(?<=streetAddress: \['|steps: \[')/g, `${unbroken} `)
        .replaceAll('post@pumpen.example', mailbox),
    );
  }
  const question = readdirSync(join(contentDir, 'faq'))[0]!;
  writeFileSync(
    join(contentDir, 'faq/lang.md'),
    readFileSync(join(contentDir, 'faq', question), 'utf8').replace(/^question: .*/m, `question: ${compound}?`) + prose,
  );
  mkdirSync(join(contentDir, 'pages/handbuch'));
  for (let i = 0; i < pageCount; i += 1)
    writeFileSync(
      join(contentDir, i % 2 === 0 ? `pages/s${i}.md` : `pages/handbuch/s${i}.md`),
      `---\ntitle: ${compound} ${i}\ndescription: ${unbroken} ${i}\nupdated: 2026-01-01\n---\n${prose}`,
    );
  return {
    root,
    contentDir,
    publicDir: join(root, 'public'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const prose = `
## ${compound}

${unbroken} <${mailbox}> <${address}> \`${unbroken}\`

### ${unbroken}

## Zweitens

- [${compound}](/datenschutz/)

## Drittens

| ${compound} | B |
|---|---|
| ${unbroken} | <${mailbox}> |

> ${unbroken}

1. ${compound}
`;
