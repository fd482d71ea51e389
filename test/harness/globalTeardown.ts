// Stops what globalSetup.ts started.
export default async function globalTeardown(): Promise<void> {
  const { sandboxes = [], browsers = [] } = globalThis.__journeySeats ?? {};
  await Promise.all([
    ...browsers.map((browser) => browser.close()),
    ...sandboxes.map((sandbox) => sandbox.stop()),
  ]);
}
