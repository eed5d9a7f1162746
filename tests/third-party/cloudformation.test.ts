import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cloudfront } from '../../src/hosts/cloudfront/cloudfront.ts';
import { manyPages } from '../hosts/many-pages.ts';
import { exampleRelease } from '../hosts/release.ts';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { type Specification, templateErrors } from './cloudformation.ts';

const file = findTool('@aws-cdk/aws-service-spec', 'package.json');
const options = { hsts: 'max-age=63072000; includeSubDomains; preload' };

describeWith(file, 'the specification of CloudFormation (aws-service-spec)', 'npm run test:tools', () => {
  const specification: Specification = createRequire(file!)('@aws-cdk/aws-service-spec').loadAwsServiceSpecSync();
  const templateOf = (release: typeof sampleRelease) =>
    cloudfront.emit(release, options).files.find(({ file }) => file === 'template.json')?.text ?? '';

  it.each([
    ['the example', exampleRelease()],
    ['a small site', sampleRelease],
    ['one with a KeyValueStore', manyPages(1000)],
  ])('accepts the template of %s', (_, release) => {
    const text = templateOf(release);
    expect(templateErrors(JSON.parse(text), specification)).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThan(51_200);
  });

  it.each([
    ['an unknown member', '"PriceClass":', '"PriceClas":'],
    ['a wrong type', '"Compress": true', '"Compress": "often"'],
    ['a member that must be there', '"TargetOriginId": "bucket",', ''],
    ['an unknown attribute', '"RegionalDomainName"', '"RegionDomainName"'],
    ['an unknown resource', '"Ref": "HeaderFields"', '"Ref": "Fields"'],
    ['an unknown type', 'AWS::CloudFront::CachePolicy', 'AWS::CloudFront::CachePolice'],
    ['an unknown condition', '"HasCertificate",', '"HasCertificat",'],
  ])('refuses %s', (_, right, wrong) => {
    const text = templateOf(sampleRelease);
    expect(text).toContain(right);
    expect(templateErrors(JSON.parse(text.replace(right, wrong)), specification)).not.toEqual([]);
  });
});
