import type { Headers } from '../core/release.ts';

/** A strong validator (RFC 9110 §8.8.3) of 132 bits of the body's digest: equal on every host and at every build. */
export function entityTag(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`not a SHA-256 in hex: ${JSON.stringify(sha256)}`);
  return `"${Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22)}"`;
}

/** Value of x-markdown-tokens. */
export function formatTokenCount(tokens: number): string {
  if (!Number.isSafeInteger(tokens) || tokens < 0) throw new Error(`not a count of tokens: ${tokens}`);
  return String(tokens);
}

/** The one gate against header injection: visible ASCII, inner spaces. Stricter than RFC 9110 §5.5 on purpose. */
export function assertValidHeaders(headers: Headers): Headers {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/.test(value)) {
      throw new Error(`${name} cannot be sent as a header: ${JSON.stringify(value)}`);
    }
  }
  return headers;
}
