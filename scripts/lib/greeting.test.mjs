import { greeting } from './greeting.mjs';

const textOf = async (options) => (await greeting({ packagesPort: 10086, ...options })).join('\n');
/** The characters of a QR code in a terminal. */
const BLOCKS = /[█▀▄]{10,}/;

test('without LAN=1 it names this machine only, and says so', async () => {
  const text = await textOf({ port: 10086, lan: null });
  expect(text).toContain('http://localhost:10086/receiveCoupon/RC-OPEN');
  expect(text).toContain('http://localhost:10086/__sandbox/');
  expect(text).toContain('Only this machine can reach it');
  expect(text).toContain('LAN=1 npm start');
  expect(text).not.toMatch(BLOCKS);
});

test("with LAN=1 it names the machine's addresses and draws a code for phones", async () => {
  const text = await textOf({ port: 8080, lan: ['192.0.2.7', '198.51.100.3'] });
  expect(text).toContain('http://localhost:8080/__sandbox/');
  expect(text).toContain('http://192.0.2.7:8080/receiveCoupon/RC-OPEN');
  expect(text).toContain('http://198.51.100.3:8080/receiveCoupon/RC-OPEN');
  expect(text).toMatch(BLOCKS);
  expect(text).not.toContain('Only this machine');
});

test('with LAN=1 and no network it says that phones cannot reach it', async () => {
  const text = await textOf({ port: 10086, lan: [] });
  expect(text).toContain('phones cannot reach it');
  expect(text).not.toMatch(BLOCKS);
});

test('while packages are being built, it says so', async () => {
  expect(await textOf({ port: 10086, lan: null, isBuilding: true })).toContain('built behind this');
  expect(await textOf({ port: 10086, lan: null, isBuilding: false })).not.toContain('built behind this');
});

test('on another port it says which port the packages use', async () => {
  expect(await textOf({ port: 8080, lan: null })).toContain('The packages name port 10086');
  expect(await textOf({ port: 10086, lan: null })).not.toContain('The packages name');
});

test('with a gateway beside it, it names the table of differences', async () => {
  const words = ['--gateway', 'https://gateway.example.com'];
  expect(await textOf({ port: 8080, lan: null, words })).toContain(
    'http://localhost:8080/__sandbox/gateway ',
  );
  expect(await textOf({ port: 8080, lan: null })).not.toContain('/__sandbox/gateway');
});
