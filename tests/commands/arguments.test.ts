import { describe, expect, test } from 'vitest';
import { addSuggestion } from '../../src/commands/common/add-suggestion.ts';
import { parseArguments } from '../../src/commands/common/arguments.ts';
import { formatUsageLine, renderHelp } from '../../src/commands/common/help.ts';
import { commands } from '../../src/commands/index.ts';
import { exitCodes } from '../../src/core/exit-codes.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import cases from './arguments.cases.json' with { type: 'json' };

const { flags } = commands.build;

describe('arguments', () => {
  test('both spellings, switches, and the last of two', () => {
    expect(parseArguments(flags, ['--out', 'a', '--content=b=c', '--preview', '--out=d'])).toEqual({
      content: 'b=c',
      public: undefined,
      'base-url': undefined,
      preview: true,
      noindex: false,
      production: false,
      pictures: false,
      prove: false,
      out: 'd',
      'in-place': false,
      link: false,
      why: false,
      full: false,
      format: undefined,
      host: undefined,
      strict: false,
      help: false,
    });
    expect(parseArguments(flags, ['-h']).help).toBe(true);
    expect(parseArguments(flags, ['--out=--odd']).out).toBe('--odd');
  });

  test.each(cases as [string[], string][])('%j is refused', async (args, message) => {
    const refused = new Promise((done) => done(parseArguments(flags, args))).catch(addSuggestion);
    expect(await refused).toEqual(expect.objectContaining({ name: 'UsageError', message }));
  });
});

describe('help', () => {
  test('names every command', () => {
    const width = Math.max(...Object.keys(commands).map((name) => name.length));
    for (const { name, about } of Object.values(commands))
      expect(renderHelp(plainStyle)).toContain(`  ${name.padEnd(width)}  ${about}`);
  });

  test.each(Object.values(commands))('of $name names every flag and exit code', (command) => {
    const text = renderHelp(plainStyle, command);
    for (const name of Object.keys(command.flags)) expect(text).toContain(`  --${name}`);
    for (const { code, meaning } of Object.values(exitCodes))
      expect(text).toMatch(new RegExp(`^  ${code} +${meaning}$`, 'm'));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('of build reads as it should', () => {
    expect(renderHelp(plainStyle, commands.build, true)).toContain('Usage  npx gazette build [flags]\n');
    expect(formatUsageLine(undefined, true)).toBe('npx gazette <command> [flags]');
    expect(renderHelp(plainStyle, commands.build)).toMatchInlineSnapshot(`
      "Check the content and write the site to dist/ and deploy/

      Usage  npm run build -- [flags]

      Flags
        --content DIR       What the company says (default: content)
        --public DIR        Files published as they are (default: public, beside the content folder)
        --base-url URL      Origin of the site (default: $BASE_URL, then content/site.ts)
        --preview           Show placeholders, for nobody but you: noindex, no host files, localhost too
        --noindex           For previews: ask search engines to stay away; addresses stay as they are
        --host NAME         Your host: what it reads from the published folder is put there
        --strict            Fail on what your hosts cannot keep (--host, else site.ts, else those written)
        --date YYYY-MM-DD   The day of changes that content/ledger/ does not know (default: today)
        --production        For what goes live: a Brotli and a gzip file beside each text
        --compress LEVEL    With --production: fast (default), or best and slow
        --pictures          A picture for each page, for previews of links (default: all share one)
        --prove             Read back what is built, and warn of what may be a bug in Gazette
        --out DIR           Folder to write (default: dist); host files go beside it, to deploy
        --sites DIR         Build each site in a folder: DIR/<name>/content to DIR/<name>/dist and deploy
        --in-place          Replace single files, for uploads after success: readers may meet two releases
        --link              Make dist a link that is turned to each release: for a server that reads it
        --wait [SECONDS]    Wait for another build of the folder, up to so many seconds (default: 60)
        --keep N            Keep the last N replaced releases, for rollback (default: as they are)
        --sign FILE         Sign the release with this private JWK (default: $GAZETTE_SIGNING_KEY)
        --sign-days DAYS    How long the signature is believed (default: 90)
        --why               Say why documents are made again: "312 pages: company.phone changed"
        --today YYYY-MM-DD  The day in UTC, for task runners that look at arguments; any other is refused
        --full              Read and make everything anew, whatever earlier builds remember
        --format FORMAT     text (default), json: one object a line, for CI: github, sarif, gitlab, junit
        --help              Show this text

      Exit codes
        0    Done.
        1    The content has errors, files of others are in the way, or the audited origin differs.
        2    The command was not understood.
        70   Gazette has a bug; please report it.
        74   A file or folder could not be read or written, or an origin not reached.
        75   Another command is writing the same folder.
        130  Stopped by SIGINT, as Ctrl-C sends it; nothing is left half done.
        143  Stopped by SIGTERM; nothing is left half done.
      "
    `);
  });
});
