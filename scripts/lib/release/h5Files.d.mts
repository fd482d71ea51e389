export function compressBelow(folder: string): Promise<void>;
export function keepFilesOf(
  before: { readonly folder: string; readonly own: readonly string[] },
  folder: string,
): string[];
