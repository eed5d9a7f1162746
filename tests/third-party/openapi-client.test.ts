import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import createClient, { type Client } from 'openapi-fetch';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { get, json } from '../spec/origin.ts';
import { serveExample } from './helpers.ts';

// openapi-typescript needs TypeScript 5, which the workspace of readers has for itself.
const readers = resolve('tests/readers/package.json');
const require = createRequire(readers);
const ts = require('typescript') as TypeScript;
const openapi = require('openapi-typescript') as {
  default(description: string): Promise<unknown>;
  astToString(ast: unknown): string;
};

const client = `
import type { Client } from 'openapi-fetch';
import type { paths } from './schema.ts';

export async function read(client: Client<paths>) {
  const company = (await client.GET('/api/v1/company.json')).data!;
  const solutions = (await client.GET('/api/v1/solutions.json')).data!;
  const faq = (await client.GET('/api/v1/faq.json')).data!;
  const number: string | undefined = company.companyNumber;
  const access: string = company.products[0]!.access;
  return { number, access, solutions: solutions.solutions.map((s) => s.name), asked: faq.questions.length };
}
`;

let schema: string;
beforeAll(async () => {
  schema = openapi.astToString(await openapi.default(get('/api/v1/openapi.json').body));
});

describe('openapi-typescript writes types, and openapi-fetch reads the API by them', () => {
  it('the client passes the type check', () => {
    expect(typeErrors({ 'schema.ts': schema, 'client.ts': client })).toEqual([]);
  });

  it.each([
    ['a misspelt field', 'company.companyNumber', 'company.companyNummer', 2551],
    ['a misspelt path', '/api/v1/faq.json', '/api/v1/fax.json', 2345],
    ['a closed enumeration of what may become more', 'access: string', "access: 'public' | 'gated'", 2322],
    ['a member of another type', 'number: string | undefined', 'number: number | undefined', 2322],
    ['a member that need not be there', 'number: string | undefined', 'number: string', 2322],
  ])('%s fails the type check', (_, right, wrong, code) => {
    expect(typeErrors({ 'schema.ts': schema, 'client.ts': client.replace(right, wrong) })).toContain(code);
  });

  it('the client reads the documents over HTTP', async () => {
    const server = await serveExample();
    onTestFinished(() => server.close());
    const { outputText } = ts.transpileModule(client, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const { read } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`)) as {
      read(client: Client<Record<string, never>>): Promise<unknown>;
    };
    const { companyNumber } = json('/api/v1/company.json');
    const { solutions } = json<{ solutions: { name: string }[] }>('/api/v1/solutions.json');
    const { questions } = json<{ questions: unknown[] }>('/api/v1/faq.json');
    expect(await read(createClient({ baseUrl: server.origin }))).toEqual({
      number: companyNumber,
      access: 'gated',
      solutions: solutions.map(({ name }) => name),
      asked: questions.length,
    });
  });
});

/** Codes of TypeScript's errors in files that exist only here, compiled as if they stood in the readers' folder. */
function typeErrors(files: Readonly<Record<string, string>>): number[] {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const virtual = new Map(Object.entries(files).map(([name, text]) => [resolve(dirname(readers), name), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  host.readFile = (file) => virtual.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...others) => {
    const text = virtual.get(file);
    return text === undefined ? getSourceFile(file, ...others) : ts.createSourceFile(file, text, others[0]);
  };
  const program = ts.createProgram([...virtual.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ code }) => code);
}

/** The part of the API of TypeScript 5 that is used here: its own types would clash with those of version 7. */
interface TypeScript {
  readonly ScriptTarget: { readonly ES2022: number };
  readonly ModuleKind: { readonly ESNext: number };
  readonly ModuleResolutionKind: { readonly Bundler: number };
  transpileModule(text: string, options: { compilerOptions: object }): { outputText: string };
  createCompilerHost(options: object): CompilerHost;
  createSourceFile(file: string, text: string, target: unknown): unknown;
  createProgram(files: string[], options: object, host: CompilerHost): object;
  getPreEmitDiagnostics(program: object): readonly { readonly code: number }[];
}

interface CompilerHost {
  fileExists(file: string): boolean;
  readFile(file: string): string | undefined;
  getSourceFile(file: string, ...others: readonly unknown[]): unknown;
}
