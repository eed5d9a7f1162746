import program from './library.cjs';

export const { attach, build, check, compile, respond } = await program.library();
