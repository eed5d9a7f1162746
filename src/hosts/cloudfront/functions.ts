import { mediaTypes } from '../../core/media-types.ts';
import type { Headers } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { literal } from '../edge/literal.ts';
import { negotiationSource } from '../edge/negotiation-source.ts';
import { htmlKey, markdownKey, type PathKind } from './objects.ts';

/** Fields of a request that respond() does not read, and S3 would: service.md 7 knows no 206, 412 and 416. */
const ignored = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since'];

/** Where the functions know the paths from: written into their code, or read from a CloudFront KeyValueStore. */
export type PathSource = ReadonlyMap<string, PathKind> | 'key-value-store';

/** What the function answers by itself: fields without a document, those of OPTIONS if it has an answer, the 404 page. */
export interface FixedAnswers {
  readonly bare: Headers;
  readonly preflight: Headers | undefined;
  readonly missingKey: string;
}

/** Header fields of S3 metadata as S3 sends them, and the field that marks the 404 page. */
export const metadataPrefix = 'x-amz-meta-';
export const statusField = 'gazette-status';

// Comments cost bytes of the 10 KB, and CloudFront reads none.
const negotiation = negotiationSource.replace(/^ *\/\/.*\n/gm, '');

/**
 * The viewer-request function (runtime cloudfront-js-2.0): it answers wrong methods and redirects itself, and turns
 * every other path into the key of an object before the cache is asked, so that no cache key needs `Accept`.
 */
export function viewerRequest(paths: PathSource, { bare, preflight, missingKey }: FixedAnswers): string {
  const allow = allowOf(preflight === undefined ? {} : { preflight });
  const refused = { allow: { value: allow }, 'content-type': { value: mediaTypes.text } };
  const fromStore = paths === 'key-value-store';
  const lookup = fromStore
    ? `async function kindOf(path) {
  try {
    return Number(await store.get(path));
  } catch (error) {
    return undefined;
  }
}`
    : `const paths = ${literal(Object.fromEntries(paths))};
function kindOf(path) {
  return Object.prototype.hasOwnProperty.call(paths, path) ? paths[path] : undefined;
}`;
  return `${fromStore ? "import cf from 'cloudfront';\nconst store = cf.kvs();\n" : ''}${lookup}
const bare = ${literal(fieldsOf(bare))};
const refused = ${literal(refused)};
const ignored = ${literal(ignored)};
${fromStore ? 'async ' : ''}function handler(event) {
  const request = event.request;
${preflight === undefined ? '' : answerToOptions(allow, preflight, bare)}  if (${allowedMethods.map((method) => `request.method !== ${literal(method)}`).join(' && ')})
    return answer(405, "Method Not Allowed", refused, ${literal(`Only ${allow} are answered here.\n`)});
  request.querystring = {};
  const kind = ${fromStore ? 'await ' : ''}kindOf(request.uri);
  if (kind === 2) return answer(308, "Permanent Redirect", { location: { value: request.uri + "/" } });
  if (kind === 1) request.uri += prefersMarkdown(accept(request.headers.accept)) ? "${markdownKey}" : "${htmlKey}";
  if (kind === undefined) request.uri = ${literal(`/${missingKey}`)};
  ignored.concat(kind === undefined ? "if-none-match" : []).forEach((name) => delete request.headers[name]);
  return request;
}
function answer(statusCode, statusDescription, own, data) {
  const headers = Object.assign({}, own, bare);
  const response = { statusCode: statusCode, statusDescription: statusDescription, headers: headers };
  if (data) response.body = { encoding: "text", data: data };
  return response;
}
function accept(field) {
  if (!field) return undefined;
  return field.multiValue ? field.multiValue.map((line) => line.value).join(",") : field.value;
}
${negotiation}`;
}

/** answer() adds the fields of `bare`, so that only the others cost bytes. */
function answerToOptions(allow: string, preflight: Headers, bare: Headers): string {
  const own = Object.entries(preflight).filter(([name, value]) => bare[name] !== value);
  const fields = fieldsOf({ Allow: allow, ...Object.fromEntries(own) });
  return `  if (request.method === "OPTIONS") return answer(204, "No Content", ${literal(fields)});\n`;
}

function fieldsOf(headers: Headers): Readonly<Record<string, { readonly value: string }>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));
}

/** The viewer-response function: it sends as header fields what plan.json stores as metadata of the objects. */
export const viewerResponse = `function handler(event) {
  const response = event.response;
  const headers = response.headers;
  const prefix = "${metadataPrefix}";
  Object.keys(headers).forEach((name) => {
    if (name.indexOf(prefix) !== 0) return;
    const field = name.slice(prefix.length);
    const value = headers[name].value;
    delete headers[name];
    if (response.statusCode === 304 && field === "x-markdown-tokens") return;
    headers[field] = { value: value };
  });
  if (headers["${statusField}"]) {
    response.statusCode = 404;
    response.statusDescription = "Not Found";
    ["${statusField}", "etag"].forEach((name) => delete headers[name]);
  }
  ["last-modified", "accept-ranges"].forEach((name) => delete headers[name]);
  return response;
}
`;
