import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, writeTexts } from '../servers.ts';
import { letterRelease, styleOf } from '../tear/letter-release.ts';
import { type Bench, bench, lacking } from './bench.ts';
import { type Built, writeBuild } from './builds.ts';
import { otherMachine, toIt } from './other-machine.ts';
import { run } from './run.ts';

const a = letterRelease('A');
const b = letterRelease('B');
const style = (letter: 'A' | 'B') => styleOf(letter === 'A' ? a : b);

/** A bench on which A is live, and B was built. */
async function withA(host?: string): Promise<Bench & { readonly a: Built; readonly b: Built; readonly live: string }> {
  const made = await bench(host);
  const built = { a: made.build('a', a), b: made.build('b', b) };
  expect(await made.deploy(built.a)).toMatchObject({ code: 0 });
  return { ...made, ...built, live: made.named('current') ?? '' };
}

describe('the first deployment', () => {
  it('makes the release and the link, tells nobody, and says what is to be done once', async () => {
    const { base, build, deploy, named, served } = await bench();
    const { code, said } = await deploy(build('a', a));
    expect({ code, served: served() }).toEqual({ code: 0, served: undefined });
    expect(said).toContain(`cp ${base}/current/config/gazette.service /etc/systemd/system/gazette.service\n`);
    expect(said).toContain('systemctl enable --now gazette\n');
    expect(named('current')).toMatch(/^[0-9a-f]{16}$/);
    expect(lacking(join(base, 'current'), a)).toEqual([]);
  });

  it('keeps the times of files, fills in the places of the configuration and the estimates', async () => {
    const { base, folder, build, deploy } = await bench('lighttpd');
    const bin = join(folder, 'bin');
    writeFileSync(join(bin, 'lighttpd'), '#!/bin/sh\n', { mode: 0o755 });
    const built = build('a', a);
    expect((await deploy(built, ['--conf', join(folder, 'none')])).code).toBe(0);
    const time = (folder: string) => statSync(join(folder, 'dist/index.md')).mtimeMs;
    expect(time(join(base, 'current'))).toBe(time(built.folder));
    const release = join(base, 'releases', readdirSync(join(base, 'releases'))[0]!);
    const text = (file: string) => readFileSync(join(base, 'current/config', file), 'utf8');
    expect(text('gazette.conf')).toContain(`server.document-root = "${release}/dist"`);
    expect(text('lighttpd.conf')).toContain(`include "${base}/current/config/gazette.conf"`);
    expect(text('tokens/about/us.md')).toBe(`${Math.ceil((2000 + 3) / 4)}\n`);
  });
});

describe('what was not built for production', () => {
  it('is deployed, and said to be so', async () => {
    const note = 'npx gazette build --production';
    const { build, deploy } = await bench();
    const isSideCar = (file: string) => /[.](?:br|gz)$/.test(file);
    const files = new Map([...a.files].filter(([file]) => !isSideCar(file)));
    const whole = await deploy(build('b', b));
    const plain = await deploy(build('plain', { ...a, files }));
    expect([whole.code, plain.code]).toEqual([0, 0]);
    expect(whole.said).not.toContain(note);
    expect(plain.said).toContain(note);
  });
});

describe('a deployment', () => {
  it('moves the link and the server; the same again changes nothing, and says so', async () => {
    const { b: built, live, deploy, named, served, base } = await withA();
    expect(await deploy(built)).toMatchObject({ code: 0 });
    expect(named('current')).not.toBe(live);
    expect(named('previous')).toBe(live);
    expect(served()).toBe(named('current'));
    const before = readFileSync(join(base, 'history'), 'utf8');
    const again = await deploy(built);
    expect(again).toEqual({ code: 0, said: `${named('current')} is live already; nothing was changed.\n` });
    expect(readFileSync(join(base, 'history'), 'utf8')).toBe(before);
    expect(readdirSync(base).sort()).toEqual(['current', 'history', 'previous', 'releases']);
  });

  describe('is refused, and A stays, if the build', () => {
    let made: Awaited<ReturnType<typeof withA>>;
    beforeAll(async () => {
      made = await withA();
    });

    it.each<[string, (folder: string) => void, string]>([
      ['misses a file', (folder) => rmSync(join(folder, 'dist/index.md')), 'dist/index.md: FAILED open or read'],
      ['has other bytes', (folder) => writeFileSync(join(folder, 'dist/index.md'), 'x'), 'dist/index.md: FAILED'],
      ['has a stranger', (folder) => writeFileSync(join(folder, 'dist/x'), 'x'), 'dist/x: not of the build'],
      ['has a link', (folder) => symlinkSync('/etc', join(folder, 'dist/x')), 'dist/x: not of the build'],
      [
        'has another configuration',
        (folder) => writeFileSync(join(folder, 'deploy/node/site.json'), '{}'),
        'site.json: F',
      ],
      [
        'has half a manifest',
        (folder) => writeFileSync(join(folder, 'deploy/gazette.manifest.json'), '{\n'),
        'cannot be read',
      ],
    ])('%s', async (_, spoil, message) => {
      const { live, deploy, named, served, releases } = made;
      const built = made.build('b', b);
      spoil(built.folder);
      const { code, said } = await deploy(built);
      expect(code).toBe(1);
      expect(said).toContain(message);
      expect([named('current'), served(), releases().filter((name) => !name.includes('.part'))]).toEqual([
        live,
        undefined,
        [live],
      ]);
    });
  });

  const { deploy } = writeBuild(temporaryFolder('arguments'), 'node', a);
  it.each([
    [['--base', 'relative'], '--base: an absolute path'],
    [['--base', '/srv/a b'], '--base: a plain absolute path'],
    [['--base', '/srv/../etc'], '--base: a plain absolute path'],
    [['--base'], '--base needs a value'],
    [[], '--base is missing'],
    [['--base', '/srv/x', '--keep', '0'], '--keep: at least 1'],
    [['--base', '/srv/x', '--keep', 'all'], 'Not a whole number: all'],
    [['--base', '/srv/x', '--force', 'yes'], 'There is no option --force'],
    [['--base', '/srv/x', 'more'], 'Not an option: more'],
  ])('with the arguments %j ends with 2', async (parameters, message) => {
    const { code, said } = await run(deploy, parameters);
    expect(code).toBe(2);
    expect(said).toContain(message);
  });
});

describe('a deployment that goes wrong', () => {
  it('leaves A if the server would not take it', async () => {
    const made = await bench('nginx');
    const etc = join(made.folder, 'etc');
    const conf = ['--conf', join(etc, 'nginx.conf')];
    const [first, second] = [made.build('a', a), made.build('b', b)];
    expect((await made.deploy(first, conf)).code).toBe(0);
    const live = made.named('current');
    writeFileSync(join(made.folder, 'nginx.conf'), '');
    expect(await made.deploy(second, ['--conf', join(made.folder, 'bin/nginx')])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`includes ${made.base}/current/`),
    });
    writeTexts(etc, [{ file: 'nginx.conf', text: `include ${made.base}/current/config/gazette.conf;\nbroken\n` }]);
    expect(await made.deploy(second, conf)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/nginx does not take this release:[\s\S]+is live/),
    });
    expect([made.named('current'), made.served()]).toEqual([live, undefined]);
    writeTexts(etc, [{ file: 'nginx.conf', text: `include ${made.base}/current/config/gazette.conf;\n` }]);
    expect(await made.deploy(second, conf)).toMatchObject({ code: 0 });
  });

  it('leaves A if Node itself cannot take it', async () => {
    const { folder, deploy, live, named } = await withA();
    rmSync(join(folder, 'bin/node'));
    const spoiled = writeBuild(join(folder, 'b'), 'node', b, ({ file, text }) =>
      file.endsWith('site.json') ? text.replace('"index.html"', '"none.html"') : text,
    );
    expect(await deploy(spoiled)).toMatchObject({
      code: 1,
      said: expect.stringContaining('node does not take this release'),
    });
    expect(named('current')).toBe(live);
    expect(await deploy(writeBuild(join(folder, 'b'), 'node', b))).toMatchObject({ code: 0 });
  });

  it('checks the configuration as it will be: with the new release, not with the one that is live', async () => {
    const made = await bench('nginx');
    const etc = join(made.folder, 'etc');
    const checked = join(made.folder, 'checked');
    const sites = `include ${made.base}/current/config/gazette.conf;\n`;
    writeTexts(etc, [
      { file: 'nginx.conf', text: `include ${etc}/sites/*;\n` },
      { file: 'sites/ours', text: sites },
      { file: 'key.pem', text: 'secret' },
    ]);
    writeTexts(join(made.folder, 'bin'), [
      { file: 'nginx', text: `#!/bin/sh\nfor last; do :; done\ncp -R "$(dirname "$last")" ${checked}\n` },
    ]);
    expect((await made.deploy(made.build('a', a), ['--conf', join(etc, 'nginx.conf')])).code).toBe(0);
    expect(readFileSync(join(checked, 'sites/ours'), 'utf8')).toBe(
      `include ${made.base}/releases/${made.named('current')}/config/gazette.conf;\n`,
    );
    expect(readFileSync(join(checked, 'nginx.conf'), 'utf8')).toMatch(/^include .*\.work\.\d+\/etc\/sites\/\*;\n$/);
  });

  it('goes back to what was live before', async () => {
    const { a: first, b: second, deploy, live: previous, named, served } = await withA();
    expect((await deploy(second)).code).toBe(0);
    const live = named('current');
    for (const [more, code, message] of [
      [['--reload', 'false'], 4, 'could not be told'],
      [['--reload', 'true'], 3, 'does not answer with the bytes of'],
      [['--audit', 'false'], 3, 'The audit failed'],
    ] as const) {
      expect(await deploy(first, more)).toEqual({ code, said: expect.stringContaining(message) });
      expect([named('current'), named('previous'), served()], message).toEqual([live, previous, live]);
    }
  });

  it('is not done while another is at work, and takes over from one that is dead', async () => {
    const { b: built, base, deploy, live, named } = await withA();
    const { said } = await run('/dev/stdin', [], {
      sh: ['-c', 'uname -n; sed "s/.*) //" /proc/$PPID/stat | cut -d " " -f 20'],
    });
    const [machine, start] = said.split('\n');
    symlinkSync(`${machine}:${process.pid}:${start}`, join(base, 'lock'));
    expect(await deploy(built)).toMatchObject({
      code: 75,
      said: expect.stringContaining('Another deployment is at work'),
    });
    expect(named('current')).toBe(live);
    rmSync(join(base, 'lock'));
    symlinkSync(`${machine}:${process.pid}:1`, join(base, 'lock'));
    symlinkSync(`${machine}:${process.pid}:1`, join(base, 'lock.taken'));
    expect(await deploy(built)).toMatchObject({ code: 0 });
    expect(readdirSync(base)).not.toContain('lock');
  });
});

describe('assets', () => {
  it('of the release before are there in the new one, with their side-cars; and the other way round', async () => {
    const { b: built, base, deploy, live, named } = await withA();
    await deploy(built);
    for (const release of [live, named('current')!])
      for (const letter of ['A', 'B'] as const)
        for (const coding of ['', '.br', '.gz'])
          expect(existsSync(join(base, 'releases', release, 'dist', style(letter) + coding))).toBe(true);
    expect(statSync(join(base, 'current/dist', style('A'))).nlink).toBe(2);
  });

  it('that are not what they were are left behind', async () => {
    const { b: built, base, deploy, live } = await withA();
    writeFileSync(join(base, 'releases', live, 'dist', style('A')), 'x');
    await deploy(built);
    expect(existsSync(join(base, 'current/dist', style('A')))).toBe(false);
    expect(existsSync(join(base, 'current/dist', `${style('A')}.gz`))).toBe(true);
  });

  it('stay as long as the last releases, or 30 days, whichever is longer', async () => {
    const made = await withA();
    const { base, build, deploy } = made;
    const others = ['B', 'C', 'D'].map((letter) => build(letter, letterRelease(letter)));
    /** Moves the history back by so many days, and what each release has been given. */
    const later = (days: number) => {
      const earlier = (file: string, time: RegExp) => {
        const text = readFileSync(join(base, file), 'utf8');
        writeFileSync(
          join(base, file),
          text.replaceAll(time, (at) => String(Number(at) - days * 86_400)),
        );
      };
      earlier('history', /^\d+/gm);
      for (const name of made.releases()) earlier(`releases/${name}/carried`, /\d+$/gm);
    };
    const isThere = () => existsSync(join(base, 'current/dist', style('A')));
    const options = ['--keep', '2', '--grace', '0'];
    await deploy(others[0]!, options);
    later(20);
    await deploy(others[1]!, options);
    expect(isThere()).toBe(true);
    expect(made.releases()).toHaveLength(2);
    later(20);
    await deploy(others[2]!, options);
    expect(isThere()).toBe(false);
    expect(existsSync(join(base, 'current/dist', style('B')))).toBe(true);
  });
});

describe('releases', () => {
  it('are removed but for the last, the one before, and what may still be served', async () => {
    const { base, build, deploy, releases, named, live } = await withA();
    for (const letter of ['B', 'C']) await deploy(build(letter, letterRelease(letter)), ['--keep', '1']);
    expect(releases()).toHaveLength(3);
    await deploy(build('D', letterRelease('D')), ['--keep', '1', '--grace', '0']);
    expect(releases()).not.toContain(live);
    expect(releases()).toContain(named('previous'));
    expect(releases()).toContain(named('current'));
    expect(existsSync(join(base, 'current/config/rollback.sh'))).toBe(true);
  });

  it('go back to the one before, or to one by its name; an unknown one, and one that was touched, is refused', async () => {
    const { a: first, b: second, base, deploy, rollback, named, served, live } = await withA();
    await deploy(second);
    const after = named('current');
    expect(await rollback(first)).toMatchObject({ code: 0, said: `${after} was live before.\n${live} is live.\n` });
    expect([named('current'), named('previous'), served()]).toEqual([live, after, live]);
    expect(await rollback(first, [after!])).toMatchObject({ code: 0 });
    expect(served()).toBe(after);
    expect(await rollback(first, ['0123'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('no release 0123'),
    });
    writeFileSync(join(base, 'releases', live, 'dist/index.html'), 'x');
    expect(await rollback(first)).toMatchObject({ code: 1, said: expect.stringContaining('dist/index.html: FAILED') });
    expect(served()).toBe(after);
  });
});

describe('a deployment to another machine', () => {
  it('is the same there; the audit stays here, and takes it back if it fails', async () => {
    const { folder, base, a: first, b: second, live, deploy, named, served } = await withA();
    const env = otherMachine(folder);
    expect(await deploy(second, toIt, { env })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ is live\.\n$/),
    });
    const after = named('current');
    expect([after === live, served()]).toEqual([false, after]);
    expect(readdirSync(base).sort()).toEqual(['current', 'history', 'previous', 'releases']);
    expect(await deploy(first, [...toIt, '--audit', 'false'], { env })).toMatchObject({ code: 3 });
    // The release before is not live again.
    expect(await deploy(second, [...toIt, '--audit', 'false'], { env })).toMatchObject({ code: 1 });
    expect([named('current'), served()]).toEqual([after, after]);
    expect(await run(second.rollback, ['--base', base, '--reload', 'true', ...toIt], { env })).toMatchObject({
      code: 0,
    });
    expect(named('current')).toBe(live);
  });

  it('changes nothing there if the build does not come through', async () => {
    const { folder, b: second, live, deploy, named } = await withA();
    const env = otherMachine(folder);
    expect(await deploy(second, ['--to', 'user@elsewhere'], { env })).toMatchObject({ code: 1 });
    writeFileSync(join(folder, 'bin/rsync'), '#!/bin/sh\nexit 12\n', { mode: 0o755 });
    expect(await deploy(second, ['--to', 'user@server'], { env })).toMatchObject({ code: 1 });
    expect(named('current')).toBe(live);
  });
});
