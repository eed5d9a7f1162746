import { nameOf } from '../core/capabilities.ts';
import { plural } from '../core/words.ts';
import { acceptFileFor } from './accept-text.ts';
