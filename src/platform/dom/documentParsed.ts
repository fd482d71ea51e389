/** H5 only: resolves when the HTML has been parsed completely. */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}
