export function findChromium(env?: Readonly<Record<string, string | undefined>>): string | null;
