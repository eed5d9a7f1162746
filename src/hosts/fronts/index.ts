import type { Front } from './front.ts';
import { haproxy } from './haproxy.ts';
import { varnish } from './varnish.ts';

/** Proxies for a host of one's own. */
export const fronts: readonly Front[] = [varnish, haproxy];
