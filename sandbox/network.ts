import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';

const addresses = () => Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
const hasIpv6 = (): boolean => addresses().some(({ family }) => family === 'IPv6');

/** This machine's network addresses in the form of a URL host, without loopback. */
export const networkHosts = (): readonly string[] =>
  addresses()
    .filter(({ internal }) => !internal)
    .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));

/** Those by which a phone on the network reaches this machine: IPv4 first, no link-local ones. */
export const phoneHosts = (): readonly string[] => {
  const hosts = networkHosts().filter((host) => !/^(?:169\.254\.|\[fe80:)/i.test(host));
  return [...hosts.filter((host) => !host.startsWith('[')), ...hosts.filter((host) => host.startsWith('['))];
};

/**
 * Listens on loopback, or on every address of the machine. `localhost` is 127.0.0.1 for some programs and ::1 for
 * others, so loopback includes both. Call it before `app.ready()`.
 * @returns a function that starts listening; it throws if the port is taken
 */
export function listener(app: FastifyInstance, isOnNetwork: boolean): (port: number) => Promise<void> {
  let second: Server | null = null;
  app.addHook('onClose', async () => {
    second?.close();
    second?.closeAllConnections();
  });
  return async (port) => {
    if (isOnNetwork) {
      await app.listen({ port, host: hasIpv6() ? '::' : '0.0.0.0' });
      return;
    }
    await app.listen({ port, host: '127.0.0.1' });
    if (!hasIpv6()) return;
    const address = app.server.address();
    const server = createServer((request, response) => app.routing(request, response));
    server.keepAliveTimeout = app.server.keepAliveTimeout;
    second = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => {
        // A port that the system chose was free on the other address only.
        if (port === 0) resolve();
        else reject(error);
      });
      server.listen(
        { port: typeof address === 'object' && address !== null ? address.port : port, host: '::1' },
        resolve,
      );
    });
  };
}
