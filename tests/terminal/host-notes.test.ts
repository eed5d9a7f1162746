import { expect, test } from 'vitest';
import { formatHostNotes, type HostSummary } from '../../src/terminal/host-notes.ts';

const host = (name: string, more: Partial<HostSummary> = {}): HostSummary => ({
  host: name,
  selected: false,
  lacks: [],
  less: [],
  wasRun: true,
  ...more,
});

test('nothing of hosts that nobody selected, but how to select one', () => {
  const notes = formatHostNotes([host('nginx'), host('firebase', { lacks: ['Markdown by Accept'] })], 'deploy/');
  expect(notes).toEqual([
    '',
    "2 hosts in deploy/, each with a README.md; name yours in content/site.ts, so that documents say only what it keeps: hosts: ['nginx']",
  ]);
  expect(formatHostNotes([], 'deploy/')).toEqual([]);
});

test('of the selected ones what they keep, and where to read more', () => {
  const selected = true;
  const notes = formatHostNotes(
    [
      host('nginx', { selected }),
      host('caddy'),
      host('apache', { selected, less: ['.htaccess'] }),
      host('firebase', { selected, lacks: ['Markdown by Accept', 'No other method than GET and HEAD'] }),
      host('vercel', { selected, wasRun: false }),
    ],
    'deploy/',
  );
  expect(notes.join('\n')).toMatchInlineSnapshot(`
    "
    nginx      keeps everything (deploy/nginx/README.md)
    apache     keeps everything, but not with .htaccess (deploy/apache/UNMET.md)
    firebase   keeps everything but 2 things: Markdown by Accept; No other method than GET and HEAD (deploy/firebase/UNMET.md)
    vercel     keeps everything by its documentation, not tried there (deploy/vercel/README.md)"
  `);
});
