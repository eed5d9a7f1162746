import { notFoundCacheControl } from '../../../http/policy.ts';
import { getAtt, ref, stackName } from './intrinsics.ts';

const secondsOfNotFound = Number(/max-age=(\d+)/.exec(notFoundCacheControl)?.[1] ?? 0);

/** The key of a cached object is its path: the first function chose by Accept already. Objects say how long they last. */
export const cachePolicy = {
  Type: 'AWS::CloudFront::CachePolicy',
  Properties: {
    CachePolicyConfig: {
      Name: stackName('cache'),
      MinTTL: 0,
      DefaultTTL: secondsOfNotFound,
      MaxTTL: 31_536_000,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    },
  },
};

/** All methods are let in: CloudFront refuses others with 403, and service.md 7 knows none (the function says 405). */
export function distribution(missingKey: string): object {
  const withCertificate = (then: object, otherwise: object) => ({ 'Fn::If': ['HasCertificate', then, otherwise] });
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    PriceClass: ref('PriceClass'),
    Aliases: withCertificate(ref('DomainNames'), ref('AWS::NoValue')),
    ViewerCertificate: withCertificate(
      {
        AcmCertificateArn: ref('CertificateArn'),
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      { CloudFrontDefaultCertificate: true },
    ),
    Origins: [
      {
        Id: 'bucket',
        DomainName: getAtt('Bucket', 'RegionalDomainName'),
        OriginAccessControlId: getAtt('AccessControl', 'Id'),
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
    DefaultCacheBehavior: {
      TargetOriginId: 'bucket',
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
      CachedMethods: ['GET', 'HEAD'],
      CachePolicyId: ref('CachePolicy'),
      ResponseHeadersPolicyId: ref('HeaderFields'),
      FunctionAssociations: [
        { EventType: 'viewer-request', FunctionARN: getAtt('ViewerRequest', 'FunctionARN') },
        { EventType: 'viewer-response', FunctionARN: getAtt('ViewerResponse', 'FunctionARN') },
      ],
    },
    // Should an object be gone: a private bucket says 403 for it, and the functions do not run on errors.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponsePagePath: `/${missingKey}`,
      ResponseCode: 404,
      ErrorCachingMinTTL: secondsOfNotFound,
    })),
  };
}
