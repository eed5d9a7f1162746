import { CommandExit } from '../../core/command-exit.ts';
import { escapeXml } from '../../core/escape.ts';
import type { AwsRequest, AwsResponse } from './client.ts';

/**
 * Empties the caches of a CloudFront distribution: one path, `/*`, since each rewritten path has several objects.
 *
 * @param reference a name that no other invalidation has: the same one again is no new one
 */
export async function invalidateDistribution(
  endpoint: string,
  distribution: string,
  reference: string,
  send: (request: AwsRequest) => Promise<AwsResponse>,
): Promise<void> {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${escapeXml(reference)}</CallerReference><Paths><Quantity>1</Quantity><Items><Path>/*</Path></Items></Paths></InvalidationBatch>`;
  const url = `${endpoint}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
  const { status } = await send({
    method: 'POST',
    url,
    fields: { 'content-type': 'text/xml' },
    body: Buffer.from(body, 'utf8'),
  });
  if (status === 404) throw new CommandExit('io', `There is no distribution ${distribution}.`);
}
