import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
      hint: expect.stringMatching(/^Write the whole address/),
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
