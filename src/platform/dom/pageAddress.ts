/** H5 only: where the page is, for code that runs before the app's navigation is there. */
export const pageAddress = (): {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
} => {
  const { origin, pathname, search } = window.location;
  return { origin, path: pathname, search };
};
