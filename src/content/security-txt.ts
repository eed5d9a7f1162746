import type { Report } from '../core/problem.ts';
import { defineDerivedValue } from '../core/tracked-reads.ts';
import { siteUrl } from '../core/url.ts';
import type { Sources } from './read/load.ts';
import type { PublicFile, Site } from './site.ts';

export const securityTxtPath = '/.well-known/security.txt';

type Said = Pick<Site, 'security' | 'contactEmail'>;

/** The fields of security.txt (RFC 9116 §2.5) in the order in which they are read, with the values that the content states. */
function fieldsOf({ security, contactEmail }: Said, url: (path: string) => string): Record<string, readonly string[]> {
  const link = (value: string | undefined) => (value === undefined ? [] : [siteUrl(value, url)]);
  return {
    Contact: security.contacts ?? [`mailto:${contactEmail}`],
    Expires: [security.expires],
    Encryption: link(security.encryption),
    Acknowledgments: link(security.acknowledgments),
    'Preferred-Languages': security.preferredLanguages ? [security.preferredLanguages.join(', ')] : [],
    Canonical: [url(securityTxtPath)],
    Policy: link(security.policy),
    Hiring: link(security.hiring),
    CSAF: link(security.csaf),
  };
}

/** Text of security.txt without a signature. */
export const renderSecurityTxt = (site: Said, url: (path: string) => string): string =>
  Object.entries(fieldsOf(site, url))
    .flatMap(([name, values]) => values.map((value) => `${name}: ${value}\n`))
    .join('');

/** A cleartext signature (RFC 9580 §7) around security.txt (RFC 9116 §2.3): its text, and the signature below it. */
const signed =
  /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[\w-]+: .*\r?\n)*\r?\n([\s\S]*?)\r?\n-----BEGIN PGP SIGNATURE-----\r?\n[\s\S]+\n-----END PGP SIGNATURE-----\s*$/;

const isSecurityTxt = (path: string) => path === securityTxtPath || `/${path}` === securityTxtPath;
const signedText = (bytes: Uint8Array) => signed.exec(Buffer.from(bytes).toString('utf8'))?.[1];

/** Whether a file of public/ is security.txt with the signature of its owner, which is published byte for byte. */
export const isSignedSecurityTxt = ({ path, bytes }: PublicFile): boolean =>
  isSecurityTxt(path) && signedText(bytes) !== undefined;

/** Bytes of the signed security.txt in public/; undefined where there is none. A derived value, so that it has a digest. */
export const findSignedSecurityTxt = defineDerivedValue(
  'signed security.txt',
  ({ publicFiles }: Pick<Site, 'publicFiles'>) => publicFiles.find(isSignedSecurityTxt)?.bytes,
);

/** Reports `security-signed-other` for each field that a signed security.txt says otherwise than the content. */
export function checkSignedSecurityTxt(
  site: Said & Partial<Pick<Site, 'baseUrl'>>,
  baseUrl: string,
  { publicFiles }: Sources,
  report: Report,
): void {
  const found = publicFiles.find(({ file }) => isSecurityTxt(file));
  const text = found && signedText(found.bytes);
  if (!found || text === undefined) return;
  const origin = (site.baseUrl ?? baseUrl).replace(/\/$/, '');
  const stated = fieldsOf(site, (path) => origin + path);
  const lines = [...text.matchAll(/^(?:- )?([A-Za-z-]+):[ \t]*(.*?)[ \t\r]*$/gm)];
  for (const [name, wanted] of Object.entries(stated)) {
    const own = wanted.join(', ');
    const said = lines.filter(([, key = '']) => key.toLowerCase() === name.toLowerCase());
    const values = said.map(([, , value = '']) =>
      name === 'Expires' ? value.replace(/\.0+(?=Z)/i, '').toUpperCase() : value,
    );
    if (values.join(', ') !== own)
      report({
        code: 'security-signed-other',
        at: { file: `public${securityTxtPath}`, line: lineOf(found, said[0]?.[0]), col: 1 },
        message: `expected ${own === '' ? `no ${name}` : `"${name}: ${own}"`} as in content/site.ts, got ${values.length === 0 ? 'none' : `"${values.join(', ')}"`}`,
        hint: 'Correct security in content/site.ts, or sign a text that says the same.',
      });
  }
}

/** 1-based line of a text in a file; the first, where it is not there. */
function lineOf({ bytes }: Pick<PublicFile, 'bytes'>, line: string | undefined): number {
  if (line === undefined) return 1;
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .split(/[ \t\r]*\n/);
  return lines.indexOf(line.trimEnd()) + 1;
}
