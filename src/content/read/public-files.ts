import { isUtf8 } from 'node:buffer';
import { publicMediaTypes } from '../../core/media-types.ts';
import { decodeCharacterReferences, findHiddenInPublicText, type PublicProblem } from './public-text.ts';

/** Why a file of public/ is not published, and what to do about it. */
interface PublicRefusal {
  readonly message: string;
  readonly hint: string;
}

const secretHint = 'It may hold a secret: remove it, and replace the secret if it was ever committed.';
const types = Object.keys(publicMediaTypes).join(', ');

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
  return extensionRefusal(segments.at(-1) ?? '', segments[0] === '.well-known');
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
  if (Object.hasOwn(publicMediaTypes, extension)) return undefined;
  if (Object.hasOwn(publicMediaTypes, extension.toLowerCase()))
    return {
      message: `expected an extension in lower case, got ".${extension}"`,
      hint: `Rename it to ${name.slice(0, dot)}.${extension.toLowerCase()}: hosts choose the media type by it.`,
    };
  const isSecret = /^(?:pem|key|crt|p12|pfx|jks|env|kdbx|asc|gpg)$/i.test(extension);
  const isPage = /^(?:md|html?)$/i.test(extension);
  return {
    message: `expected one of the types ${types}, got ".${extension}"`,
    hint: isSecret
      ? secretHint
      : isPage
        ? 'Write pages as Markdown in content/pages/.'
        : 'Convert it, or remove it if it is a backup.',
  };
}

/** Elements, attributes and addresses with which a drawing runs a program or shows foreign markup, and what hides them. */
const program =
  /<\s*(?:\w+:)?(?:script|foreignObject|handler|iframe)\b|\son[a-z]+\s*=|j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|<!ENTITY|<\?xml-stylesheet/i;
/** Another encoding than UTF-8, in which other characters stand for a program (UTF-7). */
const otherEncoding = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!(?:utf-8|us-ascii|ascii)["'])/i;
/** Texts that spreadsheets and calendars write, often in the encoding of a system: they are served as UTF-8. */
const exported = /\.(?:csv|ics|vcf)$/;

/** Problem with the content of a file of public/: `public-forbidden` and `file-encoding`. */
export function checkPublicContent(path: string, bytes: Uint8Array): PublicProblem | undefined {
  if (exported.test(path) && !isUtf8(bytes))
    return {
      code: 'file-encoding',
      message: 'expected UTF-8, got another encoding',
      hint: 'Save it again as UTF-8; in a spreadsheet that is "CSV UTF-8".',
    };
  const hidden = findHiddenInPublicText(path, bytes);
  if (hidden) return hidden;
  if (!path.endsWith('.svg')) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const isKnown = isUtf8(bytes) && !text.includes('\0') && !otherEncoding.test(text);
  const found = isKnown ? program.exec(decodeCharacterReferences(text))?.[0].trim() : 'another encoding than UTF-8';
  if (found === undefined) return undefined;
  return {
    code: 'public-forbidden',
    message: `expected a drawing without program, got ${isKnown ? JSON.stringify(found) : found}`,
    hint: 'Whoever opens it would run what is in it: export it again as plain SVG, or as PNG.',
  };
}
