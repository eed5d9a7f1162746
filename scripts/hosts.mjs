import program from './library.cjs';

export const { configure, hosts } = await program.hosts();
