import { countWork } from './work.ts';

// Loaded when it is first used: a build without a change has nothing to hash, and node:crypto costs a tenth of a start.
const crypto = () => process.getBuiltinModule('node:crypto');

/** Lower-case hex SHA-256 of bytes or of the UTF-8 of a text. */
export function sha256(data: string | Uint8Array): string {
  return crypto().hash('sha256', data);
}

/** The digest of a file that was read or made, which counts as work. */
export function countedSha256(bytes: Uint8Array): string {
  countWork('hashed');
  return sha256(bytes);
}

/** Lower-case hex MD5 of bytes: the tag that S3 gives to an object. Nothing trusts it. */
export function md5(data: Uint8Array): string {
  return crypto().hash('md5', data);
}
