import library from './library.cjs';

export const { build, check, compile, respond } = await library;
