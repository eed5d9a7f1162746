import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Started, startPreview } from '../../desk/dev-server.ts';
import { freePort, temporaryFolder } from '../../hosts/servers.ts';
import type { Operation } from './programs.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Where the content of each site comes from: the example, three other organisations, and one with a fact module. */
const sources = {
  example: '',
  small: 'tests/fixtures/small',
  least: 'tests/fixtures/least',
  facts: 'tests/fixtures/small',
  gmbh: 'tests/fixtures/gmbh',
} as const;

export type SiteName = keyof typeof sources;
export const siteNames = Object.keys(sources) as SiteName[];

/** A site that `gazette preview` serves, and what it serves there. */
export interface ServedSite {
  readonly name: SiteName;
  readonly preview: Started;
  /** The built openapi.json. */
  readonly file: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
  /** The documents by the id of their operation, as served. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** The documents of each further server, by its path: `/en`. */
  readonly translated: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The members of an OpenAPI description that are read here. */
export interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly operationId: string; readonly responses: Responses } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Responses {
  readonly 200: {
    readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example?: unknown } };
  };
}

export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-extensible-enum'?: readonly string[];
}

/** Builds the sites with one command, for the origins that their content names, and serves each on 127.0.0.1. */
export async function serveSites(): Promise<ServedSite[]> {
  const folder = temporaryFolder('clients');
  for (const [name, source] of Object.entries(sources))
    for (const part of ['content', 'public'])
      cpSync(join(root, source, part), join(folder, name, part), { recursive: true });
  mkdirSync(join(folder, 'facts/content/facts'));
  cpSync(join(import.meta.dirname, 'pump-models.ts'), join(folder, 'facts/content/facts/pump-models.ts'));
  const launcher = join(root, 'scripts/gazette.cjs');
  // Vitest's own BASE_URL is no origin.
  const options = { cwd: folder, encoding: 'utf8', env: { PATH: '' } } as const;
  const built = spawnSync(process.execPath, [launcher, 'build', '--sites', folder], options);
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return Promise.all(siteNames.map((name) => serve(name, join(folder, name))));
}

async function serve(name: SiteName, dir: string): Promise<ServedSite> {
  const preview = await startPreview({ dir }, await freePort());
  const get = async (path: string) => (await fetch(preview.origin + path)).json();
  const description = (await get('/api/v1/openapi.json')) as Description;
  const operations = Object.entries(description.paths).map(([path, { get }]) => ({ id: get.operationId, path }));
  const below = async (prefix: string, wanted: readonly Operation[]) =>
    Object.fromEntries(await Promise.all(wanted.map(async ({ id, path }) => [id, await get(prefix + path)] as const)));
  const documents = await below('', operations);
  const others = operations.filter(({ id }) => id !== 'getOpenapi');
  const prefixes = description.servers.slice(1).map(({ url }) => new URL(url).pathname);
  const translated = await Promise.all(prefixes.map(async (prefix) => [prefix, await below(prefix, others)] as const));
  const file = join(dir, 'dist/api/v1/openapi.json');
  return { name, preview, file, description, operations, documents, translated: Object.fromEntries(translated) };
}
