import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { build, type SiteBuildOptions } from '../../src/compile/build.ts';
import type { Release } from '../../src/core/release.ts';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { example, type Organisation, today } from '../support/organisations.ts';

/** The example on a real server. */
export interface Loopback {
  /** `http://127.0.0.1:PORT`; the release is built for this origin, so that its own links lead here. */
  readonly origin: string;
  /** `GET /path` of every request so far. */
  readonly requests: string[];
  /** The release that is served. */
  readonly release: Release;
  close(): Promise<void>;
}

type Folders = Pick<Organisation, 'contentDir' | 'publicDir'> & Pick<SiteBuildOptions, 'pagePictures'>;

let shared: Promise<Loopback> | undefined;

/** Serves other content than the example over loopback HTTP until it is closed; the example once, for all test files. */
export async function serveExample(folders: Folders = example): Promise<Loopback> {
  if (folders !== example) return serve(folders);
  shared ??= serve(example);
  return { ...(await shared), close: async () => {} };
}

// Not spread: the whole site of an organisation is built by whoever reads that member.
async function serve({ contentDir, publicDir, pagePictures = false }: Folders): Promise<Loopback> {
  const requests: string[] = [];
  // It keeps no process from its end.
  const server = createServer().unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { release, problems } = build({ contentDir, publicDir, pagePictures, baseUrl: origin, preview: true, today });
  if (!release) {
    await close();
    throw new Error(`${contentDir} does not build for ${origin}:\n${JSON.stringify(problems, null, 1)}`);
  }
  const answer = createNodeListener(() => release);
  server.on('request', (req, res) => {
    requests.push(`${req.method} ${req.url}`);
    answer(req, res);
  });
  return { origin, requests, release, close };
}

export type Element = DefaultTreeAdapterTypes.Element;

/** An HTML document as its elements in document order, and the parse errors that the HTML standard names. */
export function readHtml(text: string): { elements: Element[]; errors: string[] } {
  const errors: string[] = [];
  const document = parse(text, { onParseError: ({ code, startLine }) => void errors.push(`${startLine}: ${code}`) });
  return { elements: elementsIn(document), errors };
}

export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

export const attribute = (element: Element, name: string) => element.attrs.find((a) => a.name === name)?.value;

/** Text content, as the DOM has it. */
export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
