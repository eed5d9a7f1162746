import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * A reason for S3 to refuse a request: a signature (AWS Signature Version 4) or a digest of the body that is not right. The
 * server of the tests looks at neither.
 */
export function refusal(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  secret: string,
): string | undefined {
  const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
  const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const form =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, day = '', region = '', service = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query.split('&').sort().join('&'), signed.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce(
    (key: Buffer | string, part) => hmac(key, part),
    `AWS4${secret}`,
  );
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
