import type { UserConfigExport } from '@tarojs/cli';
import WebpackDevServer from 'webpack-dev-server';

/** scripts/dev.mjs sets the sandbox's address and the dev server's port. */
const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:10086';
const devPort = Number(process.env.DEV_PORT ?? 10087);

// Taro 4.2.0 targets version 4 of the dev server and always passes `https: false`, which version 5 rejects.
Object.assign(WebpackDevServer.schema.properties, { https: { const: false } });

export default {
  mini: {},
  h5: {
    devServer: {
      // Like the sandbox: this machine only, unless phones on the network should reach it. Taro's default is every
      // address.
      host: process.env.LAN === '1' ? '0.0.0.0' : 'localhost',
      port: devPort,
      // Accepts every `Host` header.
      allowedHosts: 'auto',
      client: {
        // The page's own address: a page opened at localhost may not call 127.0.0.1.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { warnings: false },
      },
      open: false,
      proxy: [{ context: ['/wxgw', '/aligw', '/__sandbox'], target: sandboxOrigin }],
    },
  },
} satisfies UserConfigExport<'webpack5'>;
