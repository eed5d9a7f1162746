import library from './library.cjs';

export const { attach, build, check, compile, respond } = await library;
