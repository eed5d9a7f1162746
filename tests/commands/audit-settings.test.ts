import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/commands/common/arguments.ts';
import { parseAuditSettings } from '../../src/commands/common/audit-settings.ts';
import cases from './audit-settings.cases.json' with { type: 'json' };

test('reads an origin and fills in the rest', () => {
  expect(parseAuditSettings(['https://example.com'])).toEqual({
    origin: new URL('https://example.com/'),
    manifest: undefined,
    hostHeader: undefined,
    connect: undefined,
    plain: new URL('http://example.com/'),
    plainConnect: undefined,
    exceptions: undefined,
    format: 'text',
    timeout: 10_000,
    concurrency: 4,
  });
});

test('reads flags before and after it', () => {
  const args = ['--timeout', '500', 'http://127.0.0.1:8080/', '--host-header=example.com', '--connect', '[::1]:80'];
  expect(
    parseAuditSettings([
      ...args,
      '--concurrency',
      '1',
      '--format',
      'junit',
      '--manifest',
      'x.json',
      '--exceptions',
      'known.yaml',
    ]),
  ).toEqual({
    origin: new URL('http://127.0.0.1:8080'),
    manifest: 'x.json',
    hostHeader: 'example.com',
    connect: { host: '::1', port: 80 },
    plain: undefined,
    plainConnect: undefined,
    exceptions: 'known.yaml',
    format: 'junit',
    timeout: 500,
    concurrency: 1,
  });
});

test.each([
  [['https://example.com'], true],
  [['https://example.com:8443'], false],
  [['http://example.com'], false],
  [['https://example.com', '--connect', '127.0.0.1:443'], false],
  [['https://example.com', '--host-header', 'www.example.com'], false],
  [['https://example.com', '--connect', '127.0.0.1:443', '--connect-http', '127.0.0.1:80'], true],
])('asks port 80 of a name at its usual port only, or where it is told: %j', (args, isAsked) => {
  expect(parseAuditSettings(args).plain !== undefined).toBe(isAsked);
});

describe('refuses', () => {
  test.each(cases as string[][])('%j %j %j', (...args) => {
    expect(() => parseAuditSettings(args.filter((word) => word !== undefined))).toThrow(UsageError);
  });
});
