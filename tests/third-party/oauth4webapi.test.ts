import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { type Loopback, serveExample } from './helpers.ts';

const insecure = { [oauth.allowInsecureRequests]: true } as const;
const client: oauth.Client = { client_id: 'reader' };
const none = oauth.None();

describe.each(organisations)('oauth4webapi reads the OAuth documents of $name', (organisation) => {
  let server: Loopback;
  let issuer: URL;
  let metadata: oauth.AuthorizationServer;
  beforeAll(async () => {
    server = await serveExample(organisation);
    issuer = new URL(server.origin);
    const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    metadata = await oauth.processDiscoveryResponse(issuer, response);
  });
  afterAll(() => server?.close());

  it('discovers the authorization server metadata (RFC 8414)', () => {
    expect(metadata).toMatchObject({ issuer: server.origin, grant_types_supported: [] });
  });

  it('refuses metadata of another issuer', async () => {
    const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    await expect(oauth.processDiscoveryResponse(new URL('https://example.org'), response)).rejects.toThrow();
  });

  it('discovers the protected resource metadata (RFC 9728)', async () => {
    const response = await oauth.resourceDiscoveryRequest(issuer, insecure);
    const resource = await oauth.processResourceDiscoveryResponse(issuer, response);
    expect(resource).toMatchObject({ resource: server.origin, bearer_methods_supported: [] });
    expect(resource.authorization_servers).toBeUndefined();
  });

  it.each<[string, () => Promise<Response>]>([
    ['client credentials', () => oauth.clientCredentialsGrantRequest(metadata, client, none, {}, insecure)],
    ['refresh token', () => oauth.refreshTokenGrantRequest(metadata, client, none, 'x', insecure)],
    ['device authorization', () => oauth.deviceAuthorizationRequest(metadata, client, none, {}, insecure)],
    ['pushed authorization', () => oauth.pushedAuthorizationRequest(metadata, client, none, {}, insecure)],
    ['dynamic registration', () => oauth.dynamicClientRegistrationRequest(metadata, {}, insecure)],
    ['introspection', () => oauth.introspectionRequest(metadata, client, none, 'x', insecure)],
    ['revocation', () => oauth.revocationRequest(metadata, client, none, 'x', insecure)],
    ['user info', () => oauth.userInfoRequest(metadata, client, 'x', insecure)],
  ])('cannot start %s: the metadata names no endpoint, and no request is sent', async (_, start) => {
    const before = server.requests.length;
    await expect(start()).rejects.toMatchObject({ code: 'OAUTH_MISSING_SERVER_METADATA' });
    expect(server.requests).toHaveLength(before);
  });
});
