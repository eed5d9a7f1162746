// Resolves a did:web by the packages did-resolver and web-did-resolver, whose connections all lead to one port of this machine.
import https from 'node:https';
import { Resolver } from 'did-resolver';
import { getResolver } from 'web-did-resolver';

const [did, port] = process.argv.slice(2);
Object.assign(https.globalAgent.options, { host: '127.0.0.1', port: Number(port), agent: undefined });
const result = await new Resolver(getResolver()).resolve(did);
process.stdout.write(JSON.stringify(result));
