import { ref, stackName, sub } from './intrinsics.ts';

/** A private bucket, which outlives the stack, and what lets the distribution alone read it. */
export const bucket = {
  Bucket: {
    Type: 'AWS::S3::Bucket',
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      // With keys of S3 itself the tag of an object is the MD5 of its bytes, which `deploy` compares.
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  },
  BucketPolicy: {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: 's3:GetObject',
            Resource: sub(`\${Bucket.Arn}/*`),
            Condition: {
              StringEquals: {
                'AWS:SourceArn': sub(
                  `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
                ),
              },
            },
          },
        ],
      },
    },
  },
  AccessControl: {
    Type: 'AWS::CloudFront::OriginAccessControl',
    Properties: {
      OriginAccessControlConfig: {
        Name: stackName('bucket'),
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      },
    },
  },
};
