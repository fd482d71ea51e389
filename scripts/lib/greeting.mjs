// What `npm start` prints when everything is up.
import os from 'node:os';

const CAMPAIGN = '/receiveCoupon/RC-OPEN';

/** Whether other machines should reach `npm start` too: `LAN=1 npm start`. */
export const isOnNetwork = () => process.env.LAN === '1';

/** This machine's IPv4 addresses on its networks. */
export const lanAddresses = () =>
  Object.values(os.networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/**
 * @param {{ port: number, lan: readonly string[] | null, packagesPort: number, isBuilding?: boolean, words?: readonly string[] }} options `lan`:
 * this machine's addresses, null: only this machine can reach it; `packagesPort`: the gateway's port in the mini
 * programs' packages; `isBuilding`: the packages are still being built; `words`: options of the command line
 * @returns {Promise<readonly string[]>} lines
 */
export async function greeting({ port, lan, packagesPort, isBuilding = false, words = [] }) {
  const here = `http://localhost:${port}`;
  const lines = ['', `  App          ${here}${CAMPAIGN}`, `  Device lab   ${here}/__sandbox/`];
  if (words.some((word) => /^--gateway(?:=|$)/.test(word)))
    lines.push(`  Gateway      ${here}/__sandbox/gateway   every call compared with the contract`);
  if (lan === null) {
    lines.push('  Only this machine can reach it; for phones on the same network: LAN=1 npm start');
  } else if (lan.length === 0) {
    lines.push('  LAN=1, but this machine has no address on a network: phones cannot reach it.');
  } else {
    for (const address of lan) lines.push(`  On a phone   http://${address}:${port}${CAMPAIGN}`);
    lines.push('  Everybody on this network can reach it and change its state.', '');
    lines.push(await qrCode(`http://${lan[0]}:${port}${CAMPAIGN}`));
  }
  if (isBuilding)
    lines.push('  The mini programs are built behind this; the device lab shows how far they are.');
  if (port !== packagesPort) {
    lines.push(
      `  The packages name port ${packagesPort}, in the vendors' tools too; the device lab brings them to this one.`,
    );
  }
  return [...lines, '  Ctrl-C ends it.', ''];
}

async function qrCode(text) {
  const { default: qrcode } = await import('qrcode-terminal');
  return new Promise((resolve) => qrcode.generate(text, { small: true }, resolve));
}
