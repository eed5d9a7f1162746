import { cpSync, existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { acquireLock } from '../../src/publish/lock.ts';
import { html } from './found.ts';
import { attachProject } from './project.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;
const read = (file: string) => readFileSync(at(file), 'utf8');
const waivers = (...rows: readonly object[]) => write('content/waivers.json', JSON.stringify(rows));
const until = '2027-06-30';
const ofNginx = { code: 'host-unmet', file: 'deploy/nginx', says: 'Vary for caches', reason: 'no cache', until };
const ofRobots = { code: 'foreign-signals', file: '_site/robots.txt', says: 'Content-Signal', reason: 'soon', until };

const { at, attach, write } = attachProject('_site', {}, { now: () => Date.parse('2026-11-21') });

beforeEach(() => {
  cpSync(small, at(''), { recursive: true });
  const files = {
    'index.html': html('Home', '<h1>Home</h1><a href="/a/">a</a> <a href="/x.html">x</a>', { nav: '' }),
    'a/index.html': html('A', '<p>We make pumps.</p>', { nav: '' }),
    'x.html': html('X', '<p>x</p>', { head: '<meta name="robots" content="noindex">', nav: '' }),
    'robots.txt': 'User-agent: *\nDisallow:\n',
  };
  for (const [file, text] of Object.entries(files)) write(`_site/${file}`, text);
});

describe('hosts of an attached site', () => {
  it('that are named get their files, and others lose theirs; the output says where all of it is', async () => {
    expect((await attach()).said).toMatch(/Hosts +a folder for each in _site-deploy\//);
    expect(existsSync(at('_site-deploy/caddy/README.md'))).toBe(true);
    const { said } = await attach('--host', 'nginx', '--root', '/srv/www');
    expect(said).toMatch(/Upload +_site\/\n +Hosts +nginx \(--host\): _site-deploy\/nginx\/README\.md says/);
    expect(said).toContain('nginx cannot keep by itself: Vary for caches.');
    expect(said).toContain('_site-deploy/gazette.attach.json knows what was added');
    expect(existsSync(at('_site-deploy/caddy'))).toBe(false);
    expect(read('_site-deploy/nginx/gazette-server.conf')).toContain('alias "/srv/www/";');
    await attach('--detach');
    expect(existsSync(at('_site-deploy/nginx'))).toBe(false);
    expect((await attach('--detach')).said).toContain('Nothing of ours was in _site/');
  });

  it('that nobody knows are refused, and so is a root that is no folder of a server', async () => {
    await expect(attach('--host', 'ngnx')).rejects.toThrow('no host "ngnx". Did you mean nginx?');
    await expect(attach('--root', 'www')).rejects.toThrow('absolute, such as /srv/www; not "www"');
  });

  it('name the pages that answer HTML alone', async () => {
    await attach('--host', 'caddy');
    const told =
      '1 page of yours answers HTML alone, whatever is asked for: `/x.html`. [HTML-ONLY.md](../HTML-ONLY.md)';
    for (const file of ['README.md', 'UNMET.md']) expect(read(`_site-deploy/caddy/${file}`)).toContain(told);
    expect(read('_site-deploy/HTML-ONLY.md')).toContain('## 1 page asking not to be listed (noindex)\n\n- /x.html\n');
    write('_site/x.html', html('X', '<p>x</p>', { nav: '' }));
    await attach('--host', 'caddy');
    expect(existsSync(at('_site-deploy/HTML-ONLY.md'))).toBe(false);
    expect(read('_site-deploy/caddy/README.md')).not.toContain('HTML alone');
  });

  it('tell of a program of theirs that stays in the place of ours', async () => {
    write('_site/_worker.js', '');
    expect((await attach('--host', 'cloudflare')).said).toContain('cloudflare has _worker.js of yours, which stays');
  });
});

describe('--strict', () => {
  it('counts what the hosts that were named cannot keep, or all that are written', async () => {
    write('_site/robots.txt', 'User-agent: *\nDisallow:\nContent-Signal: search=yes\n');
    const nginx = await attach('--strict', '--host', 'nginx');
    expect(nginx).toMatchObject({ code: 1, said: expect.stringContaining('with --strict, what nginx cannot keep') });
    expect(nginx.said).toMatch(/deploy\/nginx Vary for caches: .*\[host-unmet\]/);
    expect(existsSync(at('_site/llms.txt'))).toBe(false);
    expect((await attach('--strict')).said).toContain('what lighttpd, nginx cannot keep');
    expect(await attach('--strict', '--host', 'caddy')).toMatchObject({ code: 0 });
  });

  it('passes what a waiver excuses, of hosts and of the other site; a waiver that excuses nothing is an error', async () => {
    expect((await attach('--strict', '--host', 'nginx')).said).toContain(
      'what is wrong with the other site and what nginx cannot keep',
    );
    waivers(ofNginx, ofRobots);
    const { code, said } = await attach('--strict', '--host', 'nginx');
    expect([code, said]).toEqual([0, expect.not.stringContaining('cannot keep')]);
    expect(said).not.toContain('foreign-signals');
    // Another host is asked for, and what is known of nginx stays known.
    expect((await attach('--host', 'caddy')).code).toBe(0);
    waivers({ ...ofNginx, says: 'Vary' }, ofRobots);
    expect((await attach('--host', 'nginx')).said).toMatch(/content\/waivers\.json:1:2 .*\[waiver-unused\]/);
  });
});

it('a waiver says that a key in a page is a sample: then it has Markdown', async () => {
  write('_site/a/index.html', html('A', '<p>api_key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc"</p>', { nav: '' }));
  const { said } = await attach();
  expect(said).toContain('1 page with a secret in it: /a/');
  const [, file, says] =
    /(_site\/a\/index\.html):\d+:\d+ .*: (\S+…\S+ \(\d+ characters\)) +\[foreign-secret\]/.exec(said) ?? [];
  waivers({ code: 'foreign-secret', file, says, reason: 'a sample', until });
  expect((await attach()).said).not.toMatch(/secret/);
  expect(read('_site/a.md')).toContain('api');
});

it('two runs at once: the second says who is at work, and writes nothing', async () => {
  const lock = acquireLock(at('_site'));
  await expect(attach()).rejects.toThrow(`Process ${process.pid} is building`);
  lock.release();
  expect(await attach()).toMatchObject({ code: 0 });
  expect(existsSync(at('._site.lock'))).toBe(false);
});
