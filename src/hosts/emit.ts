import { byCodeUnit } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
    ...acceptFiles(output),
