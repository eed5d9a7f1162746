import { generateKeyPairSync, sign } from 'node:crypto';

// A certificate is little more than nested lengths (RFC 5280 §4.1); no program or package of others is needed for one.
const day = 86_400_000;

/** A key and a certificate that signs itself, as PEM; trusted where it is named as authority. */
export function certificate({ name = 'example.com', from = Date.now() - day, to = Date.now() + 90 * day } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
  const names = sequence(der(0x82, Buffer.from(name)));
  const extensions = [
    sequence(oid('551d11'), der(0x04, names)),
    sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  ];
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    subject,
    sequence(time(from), time(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: pem(sequence(body, ecdsaWithSha256, signature)),
  };
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function set(...parts: readonly Uint8Array[]): Buffer {
  return der(0x31, ...parts);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));

/** UTCTime, in seconds: `261122101500Z`. */
function time(ms: number): Buffer {
  return der(
    0x17,
    Buffer.from(
      `${new Date(ms)
        .toISOString()
        .replace(/\.\d+|[-:T]/g, '')
        .slice(2)}`,
    ),
  );
}

function pem(bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
