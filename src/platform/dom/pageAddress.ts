/** H5 only: the page's location, for code that runs before the app's navigation exists. */
export const pageAddress = (): {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
} => {
  const { origin, pathname, search } = window.location;
  return { origin, path: pathname, search };
};
