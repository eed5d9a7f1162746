import { describe, expect, test } from 'vitest';
import { ledgerText, readLedger } from '../../../src/audit/carry/ledger.ts';
import { liveAssets } from '../../../src/audit/carry/live-assets.ts';
import type { Send } from '../../../src/audit/connection/client.ts';
import { sha256 } from '../../../src/core/digest.ts';

const name = (stem: string, text: string, extension: string) => `${stem}.${sha256(text).slice(0, 12)}.${extension}`;
const style = name('style', 'body {}', 'css');
const lazy = name('lazy', 'lazy()', 'js');
const script = name('script', `import("/assets/${lazy}")`, 'js');
const old = name('style', 'old {}', 'css');
const wrong = 'og.0123456789ab.png';

/** An origin of two pages; what earlier releases had is there too. */
const origin: Readonly<Record<string, string>> = {
  '/': `<link href="/assets/${style}"><meta content="https://example.com/assets/${wrong}">`,
  '/sitemap.xml':
    '<loc>https://example.com/</loc><loc>https://example.com/more/</loc><loc>https://example.com/x.md</loc>',
  '/more/': `<script src="/assets/${script}"></script>`,
  [`/assets/${style}`]: 'body {}',
  [`/assets/${script}`]: `import("/assets/${lazy}")`,
  [`/assets/${lazy}`]: 'lazy()',
  [`/assets/${old}`]: 'old {}',
  [`/assets/${wrong}`]: 'a picture',
};
const send: Send = async ({ path }) => {
  const body = origin[path];
  return { status: body === undefined ? 404 : 200, headers: {}, body: Buffer.from(body ?? 'none') };
};
const carry = (ledger = '', today = '2026-11-22') => liveAssets(send, { ledger: readLedger(ledger), today, days: 30 });

describe('what is carried', () => {
  test('is what the live pages name, and what that names: each with the digest in its name', async () => {
    const { assets, leftOut } = await carry();
    expect([...assets.keys()].sort()).toEqual([style, script, lazy].sort());
    expect(Buffer.from(assets.get(style)!).toString()).toBe('body {}');
    expect(leftOut).toEqual([wrong]);
  });

  test('is what they named within 30 days besides', async () => {
    expect((await carry(`2026-10-23 ${old}\n`)).assets.has(old)).toBe(true);
    expect((await carry(`2026-10-22 ${old}\n`)).assets.has(old)).toBe(false);
    expect((await carry(`2026-11-23 ${old}\n`)).assets.has(old)).toBe(false);
  });

  test('is told by the ledger with the day on which it was live last', async () => {
    const { ledger } = await carry(
      `2026-11-01 ${old}\n2026-11-01 ${style}\nnot a row\n2026-11-01 gone.0123456789ab.css\n`,
    );
    expect(ledgerText(ledger)).toBe(
      [`2026-11-01 ${old}`, ...[lazy, script, style].map((each) => `2026-11-22 ${each}`)]
        .map((row) => `${row}\n`)
        .join(''),
    );
  });

  test('is nothing where nothing is live', async () => {
    const none = await liveAssets(async () => ({ status: 404, headers: {}, body: new Uint8Array() }), {
      ledger: new Map(),
      today: '2026-11-22',
      days: 30,
    });
    expect([none.assets.size, none.ledger.size, none.leftOut]).toEqual([0, 0, []]);
  });
});
