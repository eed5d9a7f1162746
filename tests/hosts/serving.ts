import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryFile } from '../../src/core/listed-file.ts';
import type { Release } from '../../src/core/release.ts';
import type { Host } from '../../src/hosts/host.ts';
import { ask, type Exchange, field, httpExchange } from './client.ts';
import { hostileRelease } from './hostile-release.ts';
import { type Server, writeReleaseFile } from './servers.ts';
import type { Subject } from './subject.ts';

/** A real server with a release that it serves. */
export interface Serving {
  readonly server: Server;
  /** The folder that holds the release. */
  readonly root: string;
  /** Puts new bytes of one file where the server reads them, as a later build does. */
  readonly replace: (file: string, bytes: Uint8Array) => void;
}

/** How most servers take a new build: the file is there, with a time of its own. */
export function replaceIn(root: string): Serving['replace'] {
  return (file, bytes) => writeReleaseFile(root, createMemoryFile(file, bytes));
}

/** Starts a server before the tests of a describe() and stops it after them. */
export function serving(start: () => Promise<Serving>): () => Serving & { readonly exchange: Exchange } {
  let running: (Serving & { readonly exchange: Exchange }) | undefined;
  beforeAll(async () => {
    const started = await start();
    running = { ...started, exchange: httpExchange(started.server.origin) };
  });
  afterAll(() => running?.server.stop());
  return () => running!;
}

/** The subject of conformance(): a server that serves side-cars. */
export function subjectOf(release: Release, running: () => ReturnType<ReturnType<typeof serving>>): () => Subject {
  return () => {
    const { exchange, replace } = running();
    return { release, exchange, replace, encodings: ['br', 'gzip'] };
  };
}

/** The hostile release without what a host refuses, and the header values that it does refuse. */
export function hostileReleaseFor(host: Host): { readonly release: Release; readonly refused: readonly string[] } {
  const release = hostileRelease();
  const refused: string[] = [];
  const routes = [...release.routes].filter(([path, route]) => {
    try {
      host.emit({ ...release, routes: new Map([[path, route]]) }, {});
      return true;
    } catch {
      refused.push(route.variants[0]!.headers.Link!);
      return false;
    }
  });
  return { release: { ...release, routes: new Map(routes) }, refused };
}

/** Every odd path is served with its odd header value, and both arrive as they were. */
export function servesEveryRoute(release: Release, running: () => { readonly exchange: Exchange }): void {
  it.each([...release.routes.values()].map((route) => [route.path, route] as const))(
    'serves %j',
    async (path, { variants }) => {
      for (const variant of variants) {
        const accept = variant.when === 'markdown' ? 'text/markdown' : '*/*';
        const answer = await running().exchange(ask(path, { Accept: accept }));
        expect(answer.status).toBe(200);
        expect(Buffer.from(answer.body)).toEqual(Buffer.from(release.files.get(variant.file)!.bytes));
        expect(field(answer, 'link')).toBe(variant.headers.Link);
        expect(field(answer, 'content-type')).toBe(variant.headers['Content-Type']);
        expect(field(answer, 'content-language')).toBe(variant.headers['Content-Language']);
      }
    },
  );
}

/** A release with other text in every document, of the same lengths. */
export function withOtherText(release: Release): Release {
  const odd = `$\{x}"; {y} %{z}e \\n \`<?\n`;
  const files = [...release.files].map(([name, file]) => {
    const bytes = Buffer.from(odd.repeat(file.size)).subarray(0, file.size);
    return [name, createMemoryFile(name, bytes)] as const;
  });
  return { ...release, files: new Map(files) };
}
