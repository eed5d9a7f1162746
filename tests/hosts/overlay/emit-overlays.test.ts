import { describe, expect, it } from 'vitest';
import { apacheOverlay } from '../../../src/hosts/overlay/apache.ts';
import { overlayHosts } from '../../../src/hosts/overlay/index.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { emitOverlays } from '../../../src/hosts/overlay/overlay-text.ts';
import { attached, foreign, many } from './attached.ts';

const textOf = ({ files }: ReturnType<typeof emitOverlays>, name: string) =>
  files.find(({ file }) => file === `deploy/${name}`)?.text ?? '';

describe('the overlays of all hosts', () => {
  const all = emitOverlays(attached, foreign, { present: new Set(['_worker.js']) });

  it('are files below a folder each, with a README and what is unmet', () => {
    expect(all.files.map(({ file }) => file)).toEqual([...all.files.map(({ file }) => file)].sort());
    for (const { name, title } of overlayHosts) {
      expect(textOf(all, `${name}/README.md`)).toContain(`# ${title}`);
      expect(textOf(all, `${name}/UNMET.md`)).toContain(`# What cannot be kept: ${title}`);
    }
    expect(emitOverlays(attached, foreign)).toEqual(emitOverlays(attached, foreign));
  });

  it('tell what a host cannot keep, with the line that mends it', () => {
    const told = textOf(all, 'nginx/UNMET.md');
    expect(told).toContain('## Vary for caches (RFC 9110 §12.5.5)');
    expect(told).toContain('`add_header Vary $gazette_vary;`');
    expect(all.unmet.filter(({ host }) => host === 'nginx').map(({ capability }) => capability)).toEqual(['vary']);
    expect(textOf(all, 'lighttpd/UNMET.md')).toContain('url.access-deny');
    expect(all.unmet.filter(({ host }) => host === 'apache')).toMatchObject([
      { capability: 'markdown-tokens', affected: ['Markdown of pages whose names URLs encode'] },
    ]);
    expect(textOf(all, 'node/UNMET.md')).toContain('Nothing: all that our documents promise');
  });

  it('tell what of theirs hides ours', () => {
    const present = new Set(['.htaccess', 'blog/.htaccess', 'members/.htaccess', '_routes.json']);
    const { unmet } = emitOverlays(attached, foreign, { present });
    const hidden = unmet.filter(({ capability }) => capability === 'negotiation');
    expect(hidden.map(({ host, affected }) => [host, affected])).toEqual([
      ['apache', ['/blog/post/']],
      ['cloudflare', ['paths that `_routes.json` leaves out']],
    ]);
  });

  it('print the call where a program of theirs is in the way', () => {
    expect(all.refused.map(({ host, present }) => [host, present])).toEqual([['cloudflare', '_worker.js']]);
    expect(textOf(all, 'cloudflare/README.md')).toContain('your site has `_worker.js`');
    expect(textOf(all, 'cloudflare/README.md')).toContain("import { gazette } from './gazette.js';");
  });

  it('name the folder that is served, if it is known', () => {
    expect(textOf(all, 'nginx/README.md')).toContain('In `gazette-server.conf` write the folder that is served');
    const known = emitOverlays(attached, foreign, { root: '/srv/www' });
    expect(known.files.filter(({ text }) => text.includes('@GAZETTE_ROOT@'))).toEqual([]);
    expect(textOf(known, 'nginx/gazette-server.conf')).toContain('alias "/srv/www/";');
  });

  it('have no field that binds a whole domain, and nothing of the HTML that is theirs', () => {
    for (const { file, text } of all.files) {
      expect([file, /strict-transport-security/i.test(text)]).toEqual([file, false]);
      expect([file, text.includes('about/index.html')]).toEqual([file, false]);
    }
  });
});

describe('what is whose', () => {
  it('a page without Markdown is theirs, and so is a redirect to a page of theirs', () => {
    const { own, pages, release } = buildOverlaySite(attached, foreign);
    expect(pages.map(({ path }) => path)).not.toContain('/plain/');
    expect(own.map(({ path }) => path)).toContain('/about.md');
    expect(own.map(({ path }) => path)).not.toContain('/about/');
    expect([...release.redirects]).toEqual([
      ['/docs/api', '/docs/api/'],
      ['/%C3%BCber/', '/docs/api/#part'],
      ['/%c3%bcber/', '/docs/api/#part'],
    ]);
  });

  it('an old address with a query or a wildcard is theirs, which each host says', () => {
    const old = ['/about/?id=7', '/deep/*'].map((from) => [from, '/docs/api/'] as const);
    const release = { ...attached, redirects: new Map([...attached.redirects, ...old]) };
    expect(buildOverlaySite(release, foreign).release.redirects.size).toBe(3);
    const told = emitOverlays(release, foreign).unmet.filter(({ capability }) => capability === 'redirects');
    expect(new Set(told.map(({ host }) => host)).size).toBe(overlayHosts.length);
    for (const { affected } of told) expect(affected).toEqual(['/about/?id=7', '/deep/*']);
  });
});

describe('many pages on Apache', () => {
  it('share rules, which are told to have no count of tokens', () => {
    const site = buildOverlaySite(...many(2_000));
    const { files, unmet, exceeded } = apacheOverlay.emit(site, {});
    const block = files.find(({ file }) => file === 'htaccess-block')!.text;
    expect(block.match(/^ *RewriteRule/gm)!.length).toBeLessThan(400);
    expect(unmet.map(({ capability }) => capability)).toContain('markdown-tokens');
    expect(exceeded).toEqual([]);
  });
});
