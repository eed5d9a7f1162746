import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Signer } from '../../compile/sign-release.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { PublicKey, Signing } from '../../core/signing/signing.ts';
import { isObject, isString, parseJson } from '../../core/type-guards.ts';
import { UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import type { SourceOptions } from '../common/source-options.ts';

/** The variable of a CI in which the key, or the set of keys, may stand. */
const signingKeyVariable = 'GAZETTE_SIGNING_KEY';

/** Days for which a signature is believed unless --sign-days says otherwise. */
const usualDays = 90;

interface SigningJob {
  /** All that may be known of it. */
  readonly signing: Omit<Signing, 'day'>;
  /** Holds the private key, and shows it to nobody. */
  readonly sign: Signer;
}

interface SigningFlags {
  readonly sign?: string | undefined;
  readonly 'sign-days'?: string | undefined;
}

/**
 * Reads the keys that a build signs with, from --sign or the environment; undefined where there is none, and for what must
 * not go live. Throws UsageError on a key that is none, has expired, or lies where files are published from.
 */
export function createSigningJob(
  flags: SigningFlags,
  { contentDir, publicDir, noIndex, today }: SourceOptions,
  { cwd, env }: Pick<Invocation, 'cwd' | 'env'>,
): SigningJob | undefined {
  const days = flags['sign-days'] ?? String(usualDays);
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new UsageError(`--sign-days is a number of days, not "${days}".`);
  if (flags.sign !== undefined && noIndex)
    throw new UsageError('--sign: what is signed goes live; --preview and --noindex are for what does not.');
  const text =
    flags.sign === undefined ? env[signingKeyVariable] : keyFile(resolve(cwd, flags.sign), [contentDir, publicDir]);
  if (!text?.trim() || noIndex) return undefined;
  const where = flags.sign === undefined ? signingKeyVariable : flags.sign;
  const { keys, d, x } = keysOf(text, where);
  const [own] = keys;
  if (own.revoked !== undefined || (own.expires !== undefined && own.expires < today))
    throw new UsageError(`${where}: the key that signs has expired or was revoked; put a new one before it.`);
  const sign: Signer = async (claims, name) =>
    (await import('../../core/signing/jws.ts')).signJws(claims, name, { x, d });
  return { signing: { keys, validDays: Number(days) }, sign };
}

function keyFile(path: string, published: readonly string[]): string {
  let real: string;
  let text: string;
  try {
    real = realpathSync(path);
    text = readFileSync(real, 'utf8');
  } catch {
    throw new UsageError(`--sign: there is no file ${path} that can be read.`);
  }
  for (const folder of published)
    if (real.startsWith(folder + sep))
      throw new UsageError(`--sign: ${path} lies in ${folder}, from where files are published. Keep keys elsewhere.`);
  return text;
}

/** The keys of a JWK, or of a JWK Set whose one private key signs (RFC 7517); the private one is the first. */
function keysOf(text: string, where: string) {
  const value = parseJson(text);
  const all: unknown[] = isObject(value) && Array.isArray(value.keys) ? value.keys : [value];
  const keys = all.map((key) => keyOf(key, where));
  const own = keys.filter(({ d }) => d !== undefined);
  const [first] = own;
  if (own.length !== 1 || first?.d === undefined)
    throw new UsageError(`${where}: expected one private key, with a member "d", got ${own.length}.`);
  const { d, key } = first;
  const others = keys.filter((each) => each !== first).map((each) => each.key);
  if (new Set([key, ...others].map(({ kid }) => kid)).size !== keys.length)
    throw new UsageError(`${where}: expected keys that differ, got one twice.`);
  return { keys: [key, ...others] as const, d, x: key.x };
}

function keyOf(value: unknown, where: string): { readonly key: PublicKey; readonly d?: string } {
  const wrong = (what: string) => new UsageError(`${where}: expected ${what}.`);
  if (!isObject(value) || value.kty !== 'OKP' || value.crv !== 'Ed25519')
    throw wrong('a JWK with "kty": "OKP" and "crv": "Ed25519", or a set of them: {"keys": [ … ]}');
  const { x, d, expires, revoked } = value;
  const isKey = (member: unknown): member is string => isString(member) && /^[\w-]{43}$/.test(member);
  if (!isKey(x)) throw wrong('43 characters of base64url as "x"');
  if (d !== undefined && !isKey(d)) throw wrong('43 characters of base64url as "d"');
  for (const [name, day] of Object.entries({ expires, revoked }))
    if (day !== undefined && !(isString(day) && isCalendarDate(day)))
      throw wrong(`a day such as 2026-11-26 as "${name}"`);
  if (d !== undefined && publicHalf(x, d) !== x) throw wrong('"x" to be the public half of "d"');
  const dates = omitUndefined({ expires, revoked }) as Pick<PublicKey, 'expires' | 'revoked'>;
  return { key: { kid: thumbprint(x), x, ...dates }, ...(d !== undefined && { d }) };
}

function publicHalf(x: string, d: string): string | undefined {
  try {
    const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' });
    return createPublicKey(key).export({ format: 'jwk' }).x;
  } catch {
    return undefined;
  }
}

/** RFC 7638 §3: the digest of the members that make the key, in the order of their names. */
function thumbprint(x: string): string {
  return Buffer.from(sha256(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })), 'hex').toString('base64url');
}
