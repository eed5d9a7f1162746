import type { FrontProxy } from './front-proxy.ts';
import { haproxy } from './haproxy.ts';
import { varnish } from './varnish.ts';

/** Proxies for a host of one's own. */
export const frontProxies: readonly FrontProxy[] = [varnish, haproxy];
