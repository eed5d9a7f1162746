import { createHash } from 'node:crypto';

/** Lower-case hex SHA-256 of bytes or of the UTF-8 of a text. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
