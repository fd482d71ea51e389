/** Browsers draw beside the page. */
export const PosterCanvas = (_props: { readonly id: string }) => null;
