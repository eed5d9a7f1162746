import { createHash } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import type { Release } from '../../src/core/release.ts';
import { decodePercent } from '../../src/core/url.ts';
import type { Upload } from '../../src/hosts/cloudfront/plan.ts';
import type { HostOutput } from '../../src/hosts/host.ts';
import type { Answer, Ask, Exchange } from './client.ts';

type Fields = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface CfRequest {
  method: string;
  uri: string;
  querystring: object;
  /** Query as rawQueryString() gives it. */
  query: string | undefined;
  headers: Fields;
}
interface CfResponse {
  statusCode: number;
  headers: Fields;
  body?: { encoding: string; data: string };
}
interface StoredObject {
  readonly bytes: Uint8Array;
  readonly headers: Fields;
}
interface Policy {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
  };
  readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
}

export interface CloudFront {
  readonly viewerRequest: string;
  readonly viewerResponse: string;
  readonly policy: Policy;
  readonly plan: readonly Upload[];
  /** Contents of the associated KeyValueStore, if there is one. */
  readonly store?: ReadonlyMap<string, string> | undefined;
}

/**
 * A bucket and a distribution in this process, as docs.aws.amazon.com/AmazonCloudFront describes them: function,
 * cache key of the rewritten URI, object (S3 tags are MD5), 304 by tag, function below status 400, headers policy.
 */
export function cloudFront(release: Release, { plan, policy, store, ...code }: CloudFront): Exchange {
  const onRequest = sandboxed(code.viewerRequest, store);
  const onResponse = sandboxed(code.viewerResponse, store);
  const objects = new Map(plan.map((upload) => [`/${upload.put.Key}`, stored(release, upload)]));

  return async (ask) => {
    const request = requestOf(ask);
    const decided = (await onRequest({ request })) as CfRequest | CfResponse;
    // The response function does not run for what the request function answers.
    if ('statusCode' in decided) return sent(withPolicy(decided, policy), Buffer.from(decided.body?.data ?? ''), ask);
    // S3 decodes the path of a request, which is the key of an object.
    const object = objects.get(decodePercent(decided.uri));
    // Without ListBucket S3 says 403; the functions do not run on errors.
    if (object === undefined) return sent({ statusCode: 403, headers: {} }, Buffer.from('AccessDenied'), ask);
    const known = tagsOf(decided.headers['if-none-match']?.value).some((tag) =>
      ['*', object.headers.etag!.value].includes(tag),
    );
    const response = { statusCode: known ? 304 : 200, headers: structuredClone(object.headers) };
    const final = (await onResponse({ request: decided, response })) as CfResponse;
    return sent(withPolicy(final, policy), known ? new Uint8Array() : object.bytes, ask);
  };
}

/** Runs a function as CloudFront does: nothing global but the language, and no code from strings. */
function sandboxed(code: string, store: ReadonlyMap<string, string> | undefined): (event: object) => Promise<unknown> {
  const cf = {
    kvs: () => ({
      get: async (key: string) => {
        if (Buffer.byteLength(key) > 512 || !store?.has(key)) throw new Error('KeyNotFound');
        return store.get(key)!;
      },
    }),
  };
  const context = createContext({ cf }, { codeGeneration: { strings: false, wasm: false } });
  // A script cannot import: here the module is a global.
  new Script(code.replace(/^import cf from "cloudfront";\n/, '')).runInContext(context);
  const handler = new Script(
    '(event) => handler(JSON.parse(event, (name, value) => name === "request" ? { ...value, rawQueryString: () => value.query } : value))',
  ).runInContext(context) as (event: string) => unknown;
  return async (event) => JSON.parse(JSON.stringify(await handler(JSON.stringify(event))));
}

function requestOf({ method, target, headers }: Ask): CfRequest {
  const [uri = '', query] = target.replace(/^https?:\/\/[^/?]+/, '').split(/\?(.*)/s);
  const fields: Fields = {};
  for (const [sentName, value] of headers) {
    const name = sentName.toLowerCase();
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = { value };
    else earlier.multiValue = [...(earlier.multiValue ?? [{ value: earlier.value }]), { value }];
  }
  return { method, uri, querystring: query === undefined ? {} : { [query]: { value: '' } }, query, headers: fields };
}

function stored(release: Release, { file, put }: Upload): StoredObject {
  const { bytes } = release.files.get(file)!;
  const fields = {
    'content-type': put.ContentType,
    'cache-control': put.CacheControl,
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT',
    'accept-ranges': 'bytes',
    server: 'AmazonS3',
    ...Object.fromEntries(Object.entries(put.Metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  };
  return { bytes, headers: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])) };
}

function tagsOf(condition: string | undefined): string[] {
  return (condition ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

function withPolicy(response: CfResponse, policy: Policy): CfResponse {
  const { ContentSecurityPolicy, ReferrerPolicy } = policy.SecurityHeadersConfig;
  const fields = [
    ['content-security-policy', ContentSecurityPolicy.ContentSecurityPolicy],
    ['referrer-policy', ReferrerPolicy.ReferrerPolicy],
    ['x-content-type-options', 'nosniff'],
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
  ].map(([name, value]) => [name, { value }] as const);
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(fields) } };
}

function sent({ statusCode, headers }: CfResponse, body: Uint8Array, { method }: Ask): Answer {
  const fields = Object.entries(headers).map(([name, { value }]) => [name, [value]] as const);
  return { status: statusCode, headers: new Map(fields), body: method === 'HEAD' ? new Uint8Array() : body };
}

/** The exchange of what is emitted for a release. */
export function distribution(release: Release, output: HostOutput) {
  const store = names(output).includes('key-value-store.json')
    ? (JSON.parse(textOf(output, 'key-value-store.json')) as { data: { key: string; value: string }[] }).data
    : undefined;
  return cloudFront(release, {
    viewerRequest: textOf(output, 'viewer-request.js'),
    viewerResponse: textOf(output, 'viewer-response.js'),
    policy: policyOf(output),
    plan: JSON.parse(textOf(output, 'plan.json')),
    store: store && new Map(store.map(({ key, value }) => [key, value])),
  });
}

export function policyOf(output: HostOutput) {
  const { Resources } = JSON.parse(textOf(output, 'template.json'));
  return Resources.HeaderFields.Properties.ResponseHeadersPolicyConfig;
}

export function names({ files }: HostOutput): string[] {
  return files.map(({ file }) => file);
}

export function textOf({ files }: HostOutput, name: string): string {
  return files.find(({ file }) => file === name)!.text;
}
