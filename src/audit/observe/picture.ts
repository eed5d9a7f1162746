/** First bytes of WebP, AVIF, PNG, JPEG, GIF and ICO. */
const signatures = /^(?:52494646.{8}57454250|.{8}66747970617669|89504e47|ffd8ff|47494638|00000100)/;

/** Whether a body is an image of any format. */
export function isPicture(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 256));
  return signatures.test(start.toString('hex')) || /^(?:<\?xml[^>]*>\s*)?<svg\b/.test(start.toString('latin1'));
}
