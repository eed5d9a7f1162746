import { addressesOf } from '../../../core/find-redirect.ts';
import { negotiate } from '../../../http/negotiate.ts';
import type { ViewerFields, ViewerRequest, ViewerResponse } from './event.ts';
import { htmlKey, markdownKey, type PathKind } from './keys.ts';

/** Answers of the function itself, as data above the program. */
export interface FixedAnswers {
  readonly methods: readonly string[];
  /** Fields of every answer without a document; the others give those that they have besides. */
  readonly bare: ViewerFields;
  /** Absent: OPTIONS is refused like any other method. */
  readonly options?: ViewerFields;
  readonly refused: ViewerFields;
  readonly refusal: string;
  readonly missing: string;
  /** Whether an old address has a query or a wildcard: then a path is looked up under several names. */
  readonly manyNames?: true;
}

/** Fields of a request that answer() does not read, and S3 would: service.md 7 knows no 206, 412 and 416. */
const ignored = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since'];

/** The answer that needs no path: to OPTIONS, and to methods that are refused. */
export function withoutPath(method: string, site: FixedAnswers): ViewerResponse | undefined {
  if (site.options !== undefined && method === 'OPTIONS') return reply(204, 'No Content', site.options, site);
  if (site.methods.indexOf(method) !== -1) return undefined;
  const response = reply(405, 'Method Not Allowed', site.refused, site);
  response.body = { encoding: 'text', data: site.refusal };
  return response;
}

/** Under which names a path may be known; the first that is known counts. */
export function namesOf(request: ViewerRequest, site: FixedAnswers): string[] {
  if (site.manyNames === undefined) return [request.uri];
  const query = request.rawQueryString();
  return (query ? [`${request.uri}?${query}`] : []).concat(addressesOf(request.uri));
}

/** Turns a path into the key of an object before the cache is asked, so that no cache key needs `Accept`. */
export function toObject(
  request: ViewerRequest,
  kind: PathKind | string | undefined,
  site: FixedAnswers,
): ViewerRequest | ViewerResponse {
  const moved = kind === 2 ? `${request.uri}/` : kind;
  if (typeof moved === 'string') return reply(308, 'Permanent Redirect', { location: { value: moved } }, site);
  if (kind === 1) request.uri += negotiate(accept(request.headers)) === 'markdown' ? markdownKey : htmlKey;
  if (kind === undefined) request.uri = site.missing;
  request.querystring = {};
  ignored.concat(kind === undefined ? 'if-none-match' : []).forEach((name) => {
    delete request.headers[name];
  });
  return request;
}

function reply(statusCode: number, statusDescription: string, own: ViewerFields, site: FixedAnswers): ViewerResponse {
  const headers: ViewerFields = Object.assign({}, own, site.bare);
  return { statusCode: statusCode, statusDescription: statusDescription, headers: headers };
}

/** RFC 9110 §5.3: the lines of one field are one list. */
function accept(headers: ViewerFields): string | undefined {
  const field = headers.accept;
  if (field === undefined || field.multiValue === undefined) return field?.value;
  return field.multiValue.map((line) => line.value).join(',');
}
