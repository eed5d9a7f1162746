import { byTurn } from '../../support/runs.ts';

/** An operation of a description, as a generator meets it. */
export interface Operation {
  readonly id: string;
  readonly path: string;
}

interface Client {
  /** Whether it hands over what zod made of an answer: known members only. */
  readonly strips: boolean;
  /** Whether it refuses an answer that is not as described. */
  readonly judges: boolean;
  readonly imports: string;
  /** Statements that make the client, of a `baseUrl`: the option that its users set for another origin. */
  readonly open: string;
  /** An expression: the body of the answer, typed. */
  data(operation: Operation): string;
  /** An expression: status and error of an answer that is no 200, with the fields in `headers` sent. */
  refused(operation: Operation): string;
}

const axiosRefused = (id: string) => `(await api.${id}({ baseURL, headers }).then(
    (): readonly [number, unknown] => [200, undefined],
    ({ response }: AxiosError): readonly [number, unknown] => [response!.status, response!.data],
  ))`;

/** THE TABLE of clients, by the name of their generator in tests/tools/generate.mjs. */
const all: Readonly<Record<string, Client>> = {
  'openapi-fetch': {
    strips: false,
    judges: false,
    imports: `import createClient from 'openapi-fetch'; import type { paths } from './schema.ts';`,
    open: `const api = createClient<paths>({ baseUrl });`,
    data: ({ path }) => `(await api.GET('${path}')).data!`,
    refused: ({ path }) =>
      `(await api.GET('${path}', { headers }).then(({ response, error }) => [response.status, error] as const))`,
  },
  'hey-api': {
    strips: false,
    judges: true,
    imports: `import { createClient } from './sdk/client'; import * as sdk from './sdk';`,
    open: `const client = createClient({ baseUrl });`,
    data: ({ id }) => `(await sdk.${id}({ client, throwOnError: true })).data`,
    refused: ({ id }) =>
      `(await sdk.${id}({ client, headers }).then(({ response, error }) => [response?.status, error] as const))`,
  },
  orval: {
    strips: true,
    judges: true,
    imports: `import type { AxiosError } from 'axios'; import * as api from './api.ts'; import * as zod from './zod.ts';`,
    open: `const baseURL = baseUrl;`,
    data: ({ id }) => `zod.${id}Response.parse((await api.${id}({ baseURL })).data)`,
    refused: ({ id }) => axiosRefused(id),
  },
  'swagger-typescript-api': {
    strips: false,
    judges: false,
    imports: `import { Api, type HttpResponse } from './api.ts';`,
    open: `const { api } = new Api({ baseUrl });`,
    data: ({ id }) => `(await api.${id}()).data`,
    refused: ({ id }) => `(await api.${id}({ headers, format: 'text' }).then(
      ({ status, error }): readonly [number, unknown] => [status, error],
      ({ status, error }: HttpResponse<unknown>): readonly [number, unknown] => [status, error],
    ))`,
  },
  kubb: {
    strips: true,
    judges: true,
    imports: `import type { AxiosError } from 'axios'; import * as api from './gen';`,
    open: `const baseURL = baseUrl;`,
    data: ({ id }) => `(await api.${id}({ baseURL }))`,
    refused: ({ id }) => axiosRefused(id),
  },
};

/** Each takes seconds to be generated, typed and bundled: every other one at each turn. */
export const clients = Object.fromEntries(byTurn(Object.entries(all), 2));

/** The abilities of a program that was written for a client. */
export interface Program {
  /** All documents, by the id of their operation. */
  read(baseUrl: string): Promise<Readonly<Record<string, unknown>>>;
  /** Runs without the description, which a server of another language has not. */
  translated(baseUrl: string): Promise<Readonly<Record<string, unknown>>>;
  /** Status and error of the company's document, if the copy with this ETag is current. */
  again(baseUrl: string, etag: string): Promise<readonly [number, unknown]>;
  /** Status and error of the solutions, where there are none. */
  missing(baseUrl: string): Promise<readonly [number, unknown]>;
}

/**
 * A program that somebody writes against a generated client: every operation, and types that the compiler must know.
 * A type that is `any`, or a list of values that is closed, makes an `@ts-expect-error` an error.
 */
export function programText({ imports, open, data, refused }: Client, operations: readonly Operation[]): string {
  const company = { id: 'getCompany', path: '/api/v1/company.json' };
  const [description, ...others] = [
    ...operations.filter(({ id }) => id === 'getOpenapi'),
    ...operations.filter(({ id }) => id !== 'getOpenapi'),
  ];
  if (!description) throw new Error('There is no getOpenapi.');
  const solutions = operations.find(({ id }) => id === 'getSolutions') ?? company;
  return `
${imports}

export async function read(baseUrl: string) {
  ${open}
  const company = ${data(company)};
  const name: string = company.legalName;
  const number: string | undefined = company.companyNumber;
  const kind: string = company.kind;
  // @ts-expect-error there is no such member
  company.legalNaem;
  // @ts-expect-error it is a text
  const wrong: number = company.legalName;
  // @ts-expect-error it need not be there
  const demanded: string = company.companyNumber;
  // @ts-expect-error there may be others
  const closed: 'public' | 'gated' = company.products[0]?.access ?? 'gated';
  if (![name, kind, number ?? ''].every((text) => typeof text === 'string')) throw new Error(name);
  return { ...(await translated(baseUrl)), getOpenapi: ${data(description)} };
}

export async function translated(baseUrl: string) {
  ${open}
  return { ${others.map((operation) => `${operation.id}: ${data(operation)}`).join(',\n    ')} };
}

export async function again(baseUrl: string, etag: string) {
  ${open}
  const headers = { 'If-None-Match': etag };
  return ${refused(company)};
}

export async function missing(baseUrl: string) {
  ${open}
  const headers = {};
  return ${refused(solutions)};
}
`;
}
