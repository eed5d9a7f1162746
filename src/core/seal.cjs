// Files kept between two runs carry a digest in front and are read only if that fits: a flipped bit in compiled code
// would run. No cryptography: whoever can write the cache can write the sources; loading that costs 10 ms.

/** Length of the line in front of a sealed body, in bytes: a multiple of 8, as V8 wants its data aligned. */
const headBytes = 32;

/** Returns `body` (a text is taken as UTF-8) behind the digest of `about`, which names what it is, and its bytes. */
function seal(about, body) {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  return Buffer.concat([Buffer.from(head(about, bytes), 'latin1'), bytes]);
}

/** Returns the body of what seal() made, a view; undefined if a bit of it differs or it is about something else. */
function unseal(about, sealed) {
  const body = sealed.subarray(headBytes);
  return sealed.toString('latin1', 0, headBytes) === head(about, body) ? body : undefined;
}

/** Digest in a sealed file that unseal() accepted: 64 bits for body and `about`. */
function sealOf(sealed) {
  return sealed.toString('latin1', 0, headBytes).trimEnd();
}

/** 64 bits of `about` and of the bytes, as 16 hex digits. One flat loop: it runs cold at each start. */
function digestOf(about, bytes) {
  // Both steps are bijective in state and word: damage within one word changes the digest.
  let a = bytes.length;
  let b = 0x9e3779b9;
  for (let i = 0; i < about.length; i++) {
    a = Math.imul(a ^ about.charCodeAt(i), 0x85ebca6b);
    b = Math.imul(b ^ a, 0xc2b2ae35);
  }
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const count = aligned.length >>> 2;
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, count);
  for (let i = 0; i < count; i++) {
    const word = words[i];
    a = Math.imul(a ^ word, 0x85ebca6b);
    a ^= a >>> 15;
    b = Math.imul(((b << 13) | (b >>> 19)) + word, 0xc2b2ae35);
  }
  for (let i = count * 4; i < aligned.length; i++) {
    a = Math.imul(a ^ aligned[i], 0x85ebca6b);
    b = Math.imul(b ^ a, 0xc2b2ae35);
  }
  return hex(a) + hex(b);
}

function head(about, bytes) {
  return `${`// sealed: ${digestOf(about, bytes)}`.padEnd(headBytes - 1)}
`;
}

function hex(word) {
  return (word >>> 0).toString(16).padStart(8, '0');
}

exports.digestOf = digestOf;
exports.seal = seal;
exports.sealOf = sealOf;
exports.unseal = unseal;
