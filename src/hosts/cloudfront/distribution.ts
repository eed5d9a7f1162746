import { notFoundCacheControl } from '../../http/policy.ts';

const secondsOfNotFound = Number(/max-age=(\d+)/.exec(notFoundCacheControl)?.[1] ?? 0);

/**
 * What the distribution must say, as members of its DistributionConfig; names in capitals are filled in by hand.
 * All methods are let in: CloudFront refuses others with 403, and service.md 7 knows none (the function says 405).
 */
export function distributionSettings(missingKey: string): object {
  const methods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'];
  const functions = ['viewer-request', 'viewer-response'];
  return {
    DefaultRootObject: '',
    DefaultCacheBehavior: {
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      AllowedMethods: {
        Quantity: methods.length,
        Items: methods,
        CachedMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
      },
      // AWS's own CachingOptimized: neither Accept nor the query is part of the key.
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      ResponseHeadersPolicyId: 'RESPONSE_HEADERS_POLICY_ID',
      FunctionAssociations: {
        Quantity: functions.length,
        Items: functions.map((EventType) => ({
          EventType,
          FunctionARN: `ARN_OF_${EventType.toUpperCase().replace('-', '_')}`,
        })),
      },
    },
    // Should an object be gone: a private bucket says 403 for it, and the functions do not run on errors.
    CustomErrorResponses: {
      Quantity: 2,
      Items: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: `/${missingKey}`,
        ResponseCode: '404',
        ErrorCachingMinTTL: secondsOfNotFound,
      })),
    },
  };
}
