import { isUtf8 } from 'node:buffer';
import { findForbiddenCharacters } from '../../core/characters.ts';
import { publicMediaTypes } from '../../core/media-types.ts';
import type { Problem } from '../../core/problem.ts';

/** Why a file of public/ is not published, and what to do about it. */
interface PublicRefusal {
  readonly message: string;
  readonly hint: string;
}

const secretHint = 'It may hold a secret: remove it, and replace the secret if it was ever committed.';
const secretEnding = /\.(?:pem|key|crt|p12|pfx|jks|env|kdbx|gpg)$/i;
const types = Object.keys(publicMediaTypes)
  .filter((type) => type !== 'html')
  .join(', ');

/** Names under which search engines and mail services look for the proof that a site is its owner's. */
const verification =
  /^(?:google[\da-z]+|naver[\da-z]+|yandex_[\da-z]+|baidu_verify_[\w-]+|pinterest-[\da-z]+|mailru-verification[\da-z]+|nortonsw_[\w-]+|zohoverify\/verifyforzoho)\.html$/;

/** Whether a file of public/ is a font that draws pictures for previews of links: it is read, and not published. */
export const isPictureFont = (path: string): boolean => /^\/fonts\/[^/]+\.(?:woff|ttf|otf)$/.test(path);

/**
 * Judges a file by its path below public/: `undefined` when it may be published. An allow-list: plain names, listed
 * extensions, no dotfiles but below `.well-known/` (RFC 8615), where names without extension are in order.
 */
export function checkPublicPath(path: string): PublicRefusal | undefined {
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isWellKnown = index === 0 && segment === '.well-known' && segments.length > 1;
    const refusal = isWellKnown ? undefined : segmentRefusal(segment);
    if (refusal) return refusal;
  }
  if (verification.test(path) || isPictureFont(`/${path}`)) return undefined;
  return extensionRefusal(segments.at(-1) ?? '', segments[0] === '.well-known');
}

/** Judges a supporting file of a skill: plain names, and no ending of a secret. */
export function checkSkillFilePath(path: string): PublicRefusal | undefined {
  const segments = path.split('/');
  const refusal = segments.map(segmentRefusal).find((each) => each !== undefined);
  if (refusal || !secretEnding.test(path)) return refusal;
  return { message: `expected a file for the public, got ${JSON.stringify(segments.at(-1))}`, hint: secretHint };
}

function segmentRefusal(segment: string): PublicRefusal | undefined {
  const shown = JSON.stringify(segment);
  if (segment.startsWith('.'))
    return {
      message: `expected a name without a dot in front, got ${shown}`,
      hint: `Only .well-known/ is public. ${secretHint}`,
    };
  if (!/^[A-Za-z0-9._-]{1,100}$/.test(segment) || segment.endsWith('.'))
    return {
      message: `expected at most 100 letters, digits, ".", "_" or "-", got ${shown}`,
      hint: 'Rename it, or remove it if an editor left it behind.',
    };
  // Windows cannot keep these names, so a checkout there would lose the file.
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment))
    return { message: `expected a name that every system can keep, got ${shown}`, hint: 'Rename it.' };
  if (/^id_[a-z0-9]+(?:\.pub)?$/i.test(segment))
    return { message: `expected a file for the public, got ${shown}, the name of an SSH key`, hint: secretHint };
  return undefined;
}

function extensionRefusal(name: string, isWellKnown: boolean): PublicRefusal | undefined {
  const dot = name.lastIndexOf('.');
  const extension = dot === -1 ? undefined : name.slice(dot + 1);
  if (extension === undefined) {
    if (isWellKnown) return undefined;
    return {
      message: `expected a file extension, got "${name}"`,
      hint: 'Files without one are served only below .well-known/; host configuration is written to deploy/.',
    };
  }
  const isPage = /^(?:md|html?)$/i.test(extension);
  if (Object.hasOwn(publicMediaTypes, extension) && !isPage) return undefined;
  if (Object.hasOwn(publicMediaTypes, extension.toLowerCase()) && !isPage)
    return {
      message: `expected an extension in lower case, got ".${extension}"`,
      hint: `Rename it to ${name.slice(0, dot)}.${extension.toLowerCase()}: hosts choose the media type by it.`,
    };
  return {
    message: `expected one of the types ${types}, got ".${extension}"`,
    hint: secretEnding.test(name)
      ? secretHint
      : isPage
        ? 'Write pages as Markdown in content/pages/. The file of a search engine keeps the name that it was given.'
        : 'Convert it, or remove it if it is a backup.',
  };
}

/** Elements, attributes and addresses with which a drawing runs a program or shows foreign markup, and what hides them. */
const program =
  /<\s*(?:\w+:)?(?:script|foreignObject|handler|iframe)\b|\son[a-z]+\s*=|j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|<!ENTITY|<\?xml-stylesheet/i;
/** Another encoding than UTF-8, in which other characters stand for a program (UTF-7). */
const otherEncoding = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!(?:utf-8|us-ascii|ascii)["'])/i;
/** Texts that spreadsheets and calendars write, often in the encoding of a system: they are served as UTF-8. */
const exported = /\.(?:asc|csv|geojson|html|ics|jsonld|vcf|ya?ml)$/;

const firstWords = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 40)).toString('latin1');

/** Problem with the content of a file of public/: `public-forbidden` and `file-encoding`. */
export function checkPublicContent(path: string, bytes: Uint8Array): PublicProblem | undefined {
  if (
    /\.(?:avif|gif|jpe?g|pdf|png|webp)$/.test(path) &&
    /^\s*<(?:!doctype|html|\?xml|head|body)\b/i.test(firstWords(bytes))
  )
    return {
      code: 'public-forbidden',
      message: `expected ${path.endsWith('.pdf') ? 'a document' : 'a picture'}, got a web page that was saved under its name`,
      hint: 'Open it where it comes from, save the file itself, and put it here again.',
    };
  if (exported.test(path) && !isUtf8(bytes))
    return {
      code: 'file-encoding',
      message: 'expected UTF-8, got another encoding',
      hint: 'Save it again as UTF-8; in a spreadsheet that is "CSV UTF-8".',
    };
  const hidden = findHiddenInPublicText(path, bytes);
  if (hidden) return hidden;
  if (!/\.(?:asc|html|svg)$/.test(path)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (path.endsWith('.asc')) return keyProblem(text);
  if (path.endsWith('.html')) return verificationProblem(path, text);
  const isKnown = isUtf8(bytes) && !text.includes('\0') && !otherEncoding.test(text);
  const found = isKnown ? program.exec(decodeCharacterReferences(text))?.[0].trim() : 'another encoding than UTF-8';
  if (found === undefined) return undefined;
  return {
    code: 'public-forbidden',
    message: `expected a drawing without program, got ${isKnown ? JSON.stringify(found) : found}`,
    hint: 'A browser that opens it runs what is in it: export it again as plain SVG, or as PNG.',
  };
}

const publicKeys =
  /^\s*(?:-----BEGIN PGP PUBLIC KEY BLOCK-----(?:(?!-----)[\s\S])*-----END PGP PUBLIC KEY BLOCK-----\s*)+$/;

/** Problem with a file that is to hold public keys of OpenPGP and nothing else (RFC 9580 §6.2). */
function keyProblem(text: string): PublicProblem | undefined {
  if (publicKeys.test(text)) return undefined;
  const isPrivate = /-----BEGIN PGP (?:PRIVATE|SECRET)/.test(text);
  return {
    code: 'public-forbidden',
    message: `expected public keys between "-----BEGIN PGP PUBLIC KEY BLOCK-----" and its END, got ${isPrivate ? 'a private key' : 'something else'}`,
    hint: isPrivate ? secretHint : 'Write it with gpg --armor --export, and give a signature another place.',
  };
}

/** Problem with the page by which a service knows the owner of a site: one line, or that line in an empty page. */
function verificationProblem(path: string, text: string): PublicProblem | undefined {
  const line = text
    .replace(/<(?:!doctype html|\/?(?:html|head|title|body)|meta(?!\s+http-equiv="?refresh)\s[^<>]*)>/gi, '')
    .trim();
  const isOfGoogle = /^google-site-verification: (\S+)$/.exec(line)?.[1] === path;
  if (path.startsWith('google') ? isOfGoogle : /^[^<>\n]{0,200}$/.test(line)) return undefined;
  return {
    code: 'public-forbidden',
    message: `expected the one line with which a service knows the owner of the site, got ${JSON.stringify(line.slice(0, 60))}`,
    hint: 'Download the file of the service again. Write pages as Markdown in content/pages/.',
  };
}

/** A problem of a file of public/, and where in it, if that is known. */
export type PublicProblem = Omit<Problem, 'at'> & { readonly offset?: { readonly line: number; readonly col: number } };

/** Texts that agents and people read as they stand. */
const readAsText = /\.(?:asc|csv|geojson|html|ics|json|jsonld|md|txt|vcf|webmanifest|xml|ya?ml)$/;
const escapes = {
  // An escaped backslash begins no escape.
  json: /\\(?:u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|[^u])/g,
  // `&#106;` and `&#x6a;` are characters to whoever opens the file.
  xml: /&#(?:x0*([0-9a-f]{1,6})|0*(\d{1,7}));/gi,
};

/**
 * `file-encoding` for the first hidden character of such a text, as it is or behind an escape of JSON or a reference of XML.
 * A mark at its start, control characters and ends of lines are its own affair.
 */
function findHiddenInPublicText(path: string, bytes: Uint8Array): PublicProblem | undefined {
  if (!readAsText.test(path)) return undefined;
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const plain = hiddenIn(source);
  if (plain) return problem(plain, source, plain.offset, '');
  const kind = /\.(?:html|xml)$/.test(path)
    ? 'xml'
    : /\.(?:geojson|json|jsonld|webmanifest)$/.test(path)
      ? 'json'
      : undefined;
  if (kind === undefined || !source.includes(kind === 'xml' ? '&#' : '\\u')) return undefined;
  const decode = kind === 'xml' ? decodeCharacterReferences : fromJson;
  const hidden = hiddenIn(source.replace(escapes[kind], decode));
  if (!hidden) return undefined;
  const written = [...source.matchAll(escapes[kind])].find(([one]) => decode(one).codePointAt(0) === hidden.code);
  return problem(hidden, source, written?.index ?? 0, 'an escape for ');
}

const hiddenIn = (text: string) =>
  /[\u00a0-\uffff]/.test(text)
    ? findForbiddenCharacters(text.replace(/[\r\f]/g, ' ')).find(({ code }) => code >= 0xa0)
    : undefined;

const fromJson = (written: string): string =>
  written.startsWith('\\u') ? String(JSON.parse(`"${written}"`)) : written;

/** The text with the characters that its numeric references stand for. */
const decodeCharacterReferences = (text: string): string =>
  text.replace(escapes.xml, (_, hex?: string, decimal?: string) => {
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

function problem(found: { name: string; hint?: string | undefined }, source: string, offset: number, form: string) {
  const before = source.slice(0, offset);
  return {
    code: 'file-encoding' as const,
    message: `expected plain text, got ${form}${found.name}`,
    hint: found.hint ?? 'Delete it; it is invisible in most editors, so retyping the line is the surest way.',
    offset: { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') },
  };
}
