import type { UserConfigExport } from '@tarojs/cli';

/** scripts/dev.mjs says where the sandbox is and which port the dev server takes. */
const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:10086';
const devPort = Number(process.env.DEV_PORT ?? 10087);

export default {
  mini: {},
  h5: {
    devServer: {
      port: devPort,
      open: false,
      proxy: [{ context: ['/wxgw', '/aligw', '/__sandbox'], target: sandboxOrigin }],
    },
  },
} satisfies UserConfigExport<'webpack5'>;
