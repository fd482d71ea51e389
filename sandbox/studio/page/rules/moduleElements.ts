const PREFIX = 'm-';

/** The module ids that the page's elements have been made of (`moduleElementId` of the app). */
export const elementsToIds = (elementIds: readonly string[]): ReadonlySet<string> =>
  new Set(
    elementIds
      .filter((id) => id.startsWith(PREFIX))
      .map((id) =>
        id
          .slice(PREFIX.length)
          .replace(/_([0-9a-f]+)_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      ),
  );
