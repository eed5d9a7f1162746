export const main = async () => 0 as const;
