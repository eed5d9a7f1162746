import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { run, spoiled } from '../problems/spoiled.ts';

const page = (updated: string, body: string) =>
  `---\ntitle: Trial\ndescription: A page for trying something.\nupdated: ${updated}\n---\n\n${body}\n`;
const skill = (body: string) =>
  `---\nname: order\ndescription: Orders a pump. Use it when somebody wants one.\nmetadata:\n  updated: "2026-01-01"\n---\n\n# Order\n\n${body}\n`;
const said = (dir: string) =>
  run(dir).problems.map(({ code, at, message, hint }) => ({
    at: at && 'line' in at ? `${at.file}:${at.line}` : at?.file,
    code,
    message,
    hint,
  }));

it('says what a mistake of an editor, a CMS or a skill means, at its line', () => {
  const dir = spoiled({
    'content/pages/time.md': page('2025-12-10T22:56:00', 'Text.'),
    'content/pages/bare.md': page('2026-01-01', 'Text.\n\nSee www.example.com for more.'),
    'content/faq/order.md': '---\nquestion: How?\ncategory: technik\norder: first\nupdated: 2026-01-01\n---\n\nSo.\n',
    'content/faq/none.md': '---\nquestion: When?\ncategory: technik\nupdated: 2026-01-01\n---\n\nSoon.\n',
    'content/skills/order/SKILL.md': skill('See [the form](references/FORMS.md).'),
  });
  expect(said(dir)).toEqual([
    expect.objectContaining({
      at: 'content/faq/none.md:1',
      code: 'field-missing',
      message: expect.stringMatching(/whole number|integer/),
    }),
    expect.objectContaining({ at: 'content/faq/order.md:4', message: expect.stringContaining('a whole number') }),
    expect.objectContaining({ at: 'content/pages/bare.md:9', hint: 'Write https://www.example.com' }),
    expect.objectContaining({ at: 'content/pages/time.md:4', hint: 'Did you mean "2025-12-10"?' }),
    expect.objectContaining({
      at: 'content/skills/order/SKILL.md:10',
      message: 'expected a file of the skill, got "references/FORMS.md"',
      hint: expect.stringMatching(/add the file content\/skills\/order\/references\/FORMS\.md/),
    }),
  ]);
});

it('corrects marks, times, and names of files with the links that lead to them', () => {
  const dir = spoiled({
    'content/pages/time.md': page(
      '2024-04-08T14:25:00.186Z',
      'これは**「重要」**な点です。また、**注意：**必ず読むこと。',
    ),
    'content/pages/link.md': page('2026-01-01', '[Flyer](/Größe.txt) [Flyer](/Gr%C3%B6%C3%9Fe.txt)'),
    [`public/${'Größe.txt'.normalize('NFD')}`]: 'Text.',
  });
  fixContent({ contentDir: join(dir, 'content'), publicDir: join(dir, 'public'), preview: false, today: '2026-03-15' });
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  expect(read('content/pages/time.md')).toContain('updated: 2024-04-08\n');
  expect(read('content/pages/time.md')).toContain('これは「**重要**」な点です。また、**注意**：必ず読むこと。');
  expect(existsSync(join(dir, 'public/grosse.txt'))).toBe(true);
  expect(read('content/pages/link.md')).toContain('[Flyer](/grosse.txt) [Flyer](/grosse.txt)');
});

it('publishes what others ask for in public/, with its media type', () => {
  const key = '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEZ\n=abcd\n-----END PGP PUBLIC KEY BLOCK-----\n';
  const { problems, release } = run(
    spoiled({
      'public/google12ab.html': 'google-site-verification: google12ab.html',
      'public/BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n\t<user>1234567890ABCDEF</user>\n</users>',
      'public/key.asc': key,
      'public/places.geojson': '{}',
      'public/things.jsonld': '{}',
      'public/spec.yaml': 'openapi: 3.1.0\n',
      'public/prices.csv': 'Name,Price\n',
      'public/days.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    }),
  );
  expect(problems).toEqual([]);
  const type = (path: string) => release?.routes.get(path)?.variants.map(({ headers }) => headers['Content-Type']);
  expect(type('/google12ab.html')).toEqual(['text/html; charset=utf-8']);
  expect(type('/BingSiteAuth.xml')).toEqual(['application/xml']);
  expect(type('/key.asc')).toEqual(['application/pgp-keys']);
  expect(type('/places.geojson')).toEqual(['application/geo+json']);
  expect(type('/things.jsonld')).toEqual(['application/ld+json']);
  expect(type('/spec.yaml')).toEqual(['application/yaml']);
  expect(type('/prices.csv')).toEqual(['text/csv; charset=utf-8']);
  expect(type('/days.ics')).toEqual(['text/calendar; charset=utf-8']);
});

/** The files of a zip by its central directory (APPNOTE 6.3.10 §4.3.12), each with its checksum compared. */
function unzipped(zip: Buffer): Record<string, Buffer> {
  const found: Record<string, Buffer> = {};
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, nameLength, start] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    expect(zip.toString('utf8', start + 30, start + 30 + nameLength)).toBe(name);
    found[name] = zip.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    expect(crc32(found[name])).toBe(zip.readUInt32LE(at + 16));
    at += 46 + nameLength;
  }
  return found;
}

describe('a skill with supporting files', () => {
  const forms = '# Forms\r\n';
  const files = {
    'content/skills/order/SKILL.md': `---\nname: order\ndescription: >-\n  Orders a bench.\n  Use it when somebody wants one.\nallowed-tools:\n  - Read\n  - Bash(git add:*)\ntags: [orders, benches]\nversion: 1.2\nmetadata:\n  updated: "2026-01-01"\n---\n\n# Order\n\nSee [the form](references/FORMS.md#top). <details>HTML in a skill.</details>\n\nUse {{ order_number }} in the mail.\n`,
    'content/skills/order/references/FORMS.md': forms,
    'content/skills/order/scripts/send.py': 'print("sent")\n',
    'content/skills/order/assets/letter.html': '<p>Dear {{ name }}</p>\n',
    'content/skills/order/assets/font.ttf': Uint8Array.of(0, 1, 0, 0, 255),
  };
  const root = '/.well-known/agent-skills';

  it('is published as an archive, with its files beside', () => {
    const { problems, release } = run(spoiled(files));
    expect(problems).toEqual([]);
    const served = (path: string) => {
      const variant = release?.routes.get(`${root}/${path}`)?.variants[0];
      return [
        variant?.headers['Content-Type'],
        Buffer.from(release?.files.get(variant?.file ?? '')?.bytes ?? []),
      ] as const;
    };
    const { skills } = JSON.parse(String(served('index.json')[1]));
    const [type, archive] = served('order.zip');
    expect(type).toBe('application/zip');
    expect(skills).toContainEqual({
      name: 'order',
      type: 'archive',
      description: 'Orders a bench. Use it when somebody wants one.',
      url: expect.stringMatching(/^https:\/\/[^/]+\/\.well-known\/agent-skills\/order\.zip$/),
      digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
    });
    expect(served('order/references/FORMS.md')).toEqual(['text/markdown; charset=utf-8', Buffer.from(forms)]);
    expect(served('order/scripts/send.py')[0]).toBe('text/plain; charset=utf-8');
    expect(served('order/assets/letter.html')[0]).toBe('text/plain; charset=utf-8');
    expect(served('order/assets/font.ttf')[0]).toBe('application/octet-stream');
    const [, skillFile] = served('order/SKILL.md');
    expect(String(skillFile).split('\n').slice(0, 8)).toEqual([
      '---',
      'name: "order"',
      'description: "Orders a bench. Use it when somebody wants one."',
      'allowed-tools: "Read Bash(git add:*)"',
      'metadata:',
      '  updated: "2026-01-01"',
      '  version: "1.2"',
      '  tags: "orders, benches"',
    ]);
    expect(String(skillFile)).toContain('Use {{ order_number }} in the mail.');
    expect(unzipped(archive)).toEqual({
      'SKILL.md': skillFile,
      'assets/font.ttf': Buffer.from(files['content/skills/order/assets/font.ttf']),
      'assets/letter.html': Buffer.from(files['content/skills/order/assets/letter.html']),
      'references/FORMS.md': Buffer.from(forms),
      'scripts/send.py': Buffer.from(files['content/skills/order/scripts/send.py']),
    });
    // Every version of Node writes these bytes.
    expect(createHash('sha256').update(archive).digest('hex')).toBe(
      '1a48bc88ef5d860f5f20010399819e7670dff3bfadf36a6ec6f58fe99254b6f4',
    );
  });

  it('says what is wrong with its files', () => {
    const dir = spoiled({
      ...files,
      'content/skills/order/references/FORMS.md': null,
      'content/skills/order/.env': 'A=1',
      'content/skills/order/scripts/server.key': 'x',
      'content/skills/order/scripts/bad name.py': 'x',
      'content/skills/order/notes.txt': 'password: hunter2hunter2',
      'content/skills/lost/references/A.md': 'A',
    });
    expect(said(dir).map(({ at, code }) => `${code} ${at}`)).toEqual([
      'file-missing content/skills/lost/SKILL.md',
      'file-unknown content/skills/order/.env',
      'markdown-link-unsafe content/skills/order/SKILL.md:17',
      'private-secret content/skills/order/notes.txt:1',
      'public-forbidden content/skills/order/scripts/bad name.py',
      'public-forbidden content/skills/order/scripts/server.key',
    ]);
  });
});
