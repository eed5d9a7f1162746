/** The module that CloudFront gives to functions with a KeyValueStore. */
declare module 'cloudfront' {
  const cf: { kvs(): { get(key: string): Promise<string> } };
  export default cf;
}
