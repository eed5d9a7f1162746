// A module of its own, so that who loads it can say why it cannot be loaded.
export { parseSync } from 'oxc-parser';
