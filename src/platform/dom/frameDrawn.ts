/**
 * H5 only: resolves when what is in the document now has been drawn, and at once in a page in the background, which
 * draws nothing.
 */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    // A task queued inside a frame callback runs after that frame has been drawn.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
