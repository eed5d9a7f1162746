import { encodings, sideCarOf } from '../../core/encoding.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { literal } from './literal.ts';

const suffixes = Object.fromEntries(encodings.map((encoding) => [encoding, sideCarOf('', encoding)]));
const notAllowed = allowedMethods.map((method) => `method !== ${literal(method)}`).join(' && ');

/**
 * respond() (src/http) as JavaScript text, over the constant `site` of tableSource(): `answer(method, target, field)`
 * gives status, header fields, and the body as a file of dist/ or as text; `respond(request, read)` is the same for
 * runtimes that speak Request and Response. ES2020.
 */
export function answerSource(release: Release): string {
  const allow = allowOf(release);
  return String.raw`const suffixes = ${literal(suffixes)};

// field(name): the value of a request field, its lines joined with ","; undefined without one.
function answer(method, target, field) {
  const bare = site.fields[site.bare];
${release.preflight === undefined ? '' : answerToOptions(allow)}  if (${notAllowed}) {
    const headers = { Allow: ${literal(allow)}, "Content-Type": ${literal(mediaTypes.text)}, ...bare };
    return { status: 405, headers, text: ${literal(`Only ${allow} are answered here.\n`)} };
  }
  const path = pathOf(target);
  const route = site.routes.get(path);
  if (route !== undefined) {
    const markdown = route.length > 1 && prefersMarkdown(field("accept"));
    return representation(route[markdown ? 1 : 0], field);
  }
  const location = site.redirects.get(path);
  if (location !== undefined) return { status: 308, headers: { Location: location, ...bare }, text: "" };
  return { status: 404, headers: site.fields[site.missing], file: site.missingFile };
}

function representation([file, set, tag, tokens, encodings], field) {
  const encoding = chooseEncoding(field("accept-encoding"), encodings);
  // Other bytes, another strong validator (RFC 9110 section 8.8.3.3).
  const ETag = encoding === undefined ? tag : tag.slice(0, -1) + suffixes[encoding].replace(".", "-") + '"';
  const { "Content-Type": type, ...others } = site.fields[set];
  if (matches(field("if-none-match"), ETag)) return { status: 304, headers: { ETag, ...others }, text: "" };
  const headers = { "Content-Type": type, ETag, ...others };
  if (tokens !== "") headers["x-markdown-tokens"] = tokens;
  if (encoding === undefined) return { status: 200, headers, file };
  headers["Content-Encoding"] = encoding;
  return { status: 200, headers, file: file + suffixes[encoding] };
}

// The path as the bytes it came in: no decoding and no dot segments, so that a path has one spelling.
function pathOf(target) {
  const origin = /^https?:\/\/[^/?#]+/i.exec(target);
  const path = target.slice(origin === null ? 0 : origin[0].length).split("?", 1)[0];
  return origin !== null && path === "" ? "/" : path;
}

// RFC 9110 section 12.5.3: the highest weight, at equal weights the first; never 406.
function chooseEncoding(accepted, available) {
  if (accepted === undefined || available.length === 0) return undefined;
  const found = weights(accepted);
  const synonyms = { gzip: "x-gzip" };
  const weightOf = (encoding) => found[encoding] ?? found[synonyms[encoding]] ?? found["*"] ?? 0;
  const least = found.identity ?? 0;
  let best;
  for (const encoding of available) {
    const weight = weightOf(encoding);
    if (weight > 0 && weight >= least && (best === undefined || weight > weightOf(best))) best = encoding;
  }
  return best;
}

// RFC 9110 section 13.1.2: by weak comparison, so without W/.
function matches(condition, tag) {
  if (condition === undefined) return false;
  const listed = condition.match(/"[\x21\x23-\x7E\x80-\xFF]*"/g) ?? [];
  return /^[ \t]*\*[ \t]*$/.test(condition) || listed.includes(tag.replace("W/", ""));
}
`;
}

function answerToOptions(allow: string): string {
  return `  if (method === "OPTIONS") {
    return { status: 204, headers: { Allow: ${literal(allow)}, ...site.fields[site.preflight] }, text: "" };
  }
`;
}

/**
 * `respond(request, read)`: answer() for runtimes that speak Request and Response; `read(file)` gives a body. To HEAD
 * too: they leave it out themselves, and a null body would make some send `Content-Length: 0`.
 */
export const respondSource = `async function respond(request, read) {
  const reply = answer(request.method, request.url, (name) => request.headers.get(name) ?? undefined);
  const body = reply.file === undefined ? reply.text : await read(reply.file);
  return new Response(body === "" ? null : body, reply);
}
`;
