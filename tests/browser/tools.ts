import { accessSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const executable = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether browser tests can run; where they must (CI), a missing tool is a failure and not a reason to skip. */
export const canBrowse = available();

function available(): boolean {
  try {
    require.resolve('playwright-core');
    require.resolve('axe-core');
    accessSync(executable);
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`SKIPPED: browser tests need playwright-core, axe-core and ${executable}: ${String(error)}`);
    return false;
  }
}

/** A page and everything that it said: console messages of any kind, errors, and addresses it asked for. */
export interface Visit {
  readonly page: Page;
  readonly said: string[];
  readonly requests: string[];
  /** Paths requested after the first `count` requests, without the icon of the tab, which comes when it likes. */
  requestsAfter(count: number): string[];
  /** The Chrome DevTools Protocol of the page. */
  cdp(): Promise<CDPSession>;
}

export interface TestBrowser {
  /** Opens a tab of its own: nothing is shared with others. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** Starts the machine's Chromium with an empty profile and without everything that talks to its maker. */
export async function startBrowser(features: readonly string[] = []): Promise<TestBrowser> {
  const { chromium } = require('playwright-core') as typeof import('playwright-core');
  const profile = mkdtempSync(join(tmpdir(), 'gazette-chromium-'));
  const browser = await chromium.launch({
    executablePath: executable,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--crash-dumps-dir=${profile}`,
      ...features,
    ],
  });
  const contexts: BrowserContext[] = [];
  return {
    async visit(options = {}) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      const page = await context.newPage();
      const said: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => void said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => void said.push(`exception: ${error.message}`));
      page.on('request', (request) => void requests.push(request.url()));
      const requestsAfter = (count: number) =>
        requests.slice(count).filter((url) => !/\/favicon\.(?:ico|svg)$/.test(url));
      return { page, said, requests, requestsAfter, cdp: () => context.newCDPSession(page) };
    },
    async close() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Rules of axe-core that the page breaks, each with the first place. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);
  });
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}
