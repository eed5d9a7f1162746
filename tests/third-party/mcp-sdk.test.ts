import {
  auth,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  type OAuthClientProvider,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { type Loopback, serveExample } from './helpers.ts';

describe.each(organisations)('the MCP client reads the OAuth documents of $name', (organisation) => {
  let server: Loopback;
  beforeAll(async () => {
    server = await serveExample(organisation);
  });
  afterAll(() => server?.close());

  it('parses the protected resource metadata', async () => {
    const metadata = await discoverOAuthProtectedResourceMetadata(server.origin);
    expect(metadata).toMatchObject({ resource: server.origin, bearer_methods_supported: [] });
    expect(metadata.authorization_servers).toBeUndefined();
  });

  it('refuses the authorization server metadata, which names no endpoint', async () => {
    await expect(discoverAuthorizationServerMetadata(server.origin)).rejects.toMatchObject({
      name: 'ZodError',
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['authorization_endpoint'] }),
        expect.objectContaining({ path: ['token_endpoint'] }),
      ]),
    });
  });

  it('starts no flow: nothing is registered, nobody is redirected, nothing but metadata is asked for', async () => {
    server.requests.length = 0;
    const touched: string[] = [];
    const touch = (name: string) => () => void touched.push(name);
    const provider: OAuthClientProvider = {
      redirectUrl: 'http://127.0.0.1:1/callback',
      clientMetadata: { redirect_uris: ['http://127.0.0.1:1/callback'] },
      clientInformation: () => undefined,
      saveClientInformation: touch('saveClientInformation'),
      tokens: () => undefined,
      saveTokens: touch('saveTokens'),
      redirectToAuthorization: touch('redirectToAuthorization'),
      saveCodeVerifier: touch('saveCodeVerifier'),
      codeVerifier: () => '',
    };
    await expect(auth(provider, { serverUrl: server.origin })).rejects.toThrow();
    expect(touched).toEqual([]);
    expect(server.requests).toEqual([
      'GET /.well-known/oauth-protected-resource',
      'GET /.well-known/oauth-authorization-server',
    ]);
  });
});
