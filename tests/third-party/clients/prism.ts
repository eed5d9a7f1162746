import { createRequire } from 'node:module';
import { findTool } from '../../hosts/tools.ts';

/** The parts of Prism that its command puts together; as a process of its own, each start takes seconds. */
interface Prism {
  getHttpOperationsFromSpec(file: string): Promise<unknown[]>;
  createLogger(name: string, options: { level: string }): unknown;
  createServer(
    operations: unknown[],
    options: { cors: boolean; config: object; components: { logger: unknown } },
  ): { listen(port: number, host: string): Promise<string>; close(): Promise<void> };
}

export const prismPackage = findTool('@stoplight/prism-cli', 'package.json');

/**
 * Prism over a description: in front of `upstream` as a proxy that answers 500 where a request or an answer is not as
 * described (`prism proxy --errors`), without it as a server that makes answers up (`prism mock`).
 */
export async function startPrism(file: string, upstream?: string) {
  const require = createRequire(prismPackage!);
  const load = (name: string): Prism => require(`@stoplight/${name}`);
  const config = {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: true,
    mock: { dynamic: false },
  };
  const server = load('prism-http-server').createServer(await load('prism-http').getHttpOperationsFromSpec(file), {
    cors: true,
    config: upstream ? { ...config, isProxy: true, upstream: new URL(upstream) } : { ...config, isProxy: false },
    components: { logger: load('prism-core').createLogger('prism', { level: 'silent' }) },
  });
  return { origin: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
