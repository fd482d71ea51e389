import type { UserConfigExport } from '@tarojs/cli';
import WebpackDevServer from 'webpack-dev-server';

/** scripts/dev.mjs says where the sandbox is and which port the dev server takes. */
const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:10086';
const devPort = Number(process.env.DEV_PORT ?? 10087);

// Taro 4.2.0 is made for version 4 of the dev server and always passes `https: false`, which version 5 no longer takes.
Object.assign(WebpackDevServer.schema.properties, { https: { const: false } });

export default {
  mini: {},
  h5: {
    devServer: {
      // As the sandbox: this machine only, unless phones on the network are to open it. Taro's own is every address.
      host: process.env.LAN === '1' ? '0.0.0.0' : 'localhost',
      port: devPort,
      // And every `Host`.
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
