import path from 'node:path';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import devConfig from './dev';
import prodConfig from './prod';

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'parcel-campaign',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    plugins: [],
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: true },
    alias: { '@': path.resolve(__dirname, '..', 'src') },
    mini: {
      optimizeMainPackage: { enable: true },
      postcss: { cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:4]' } } },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      router: { mode: 'browser', customRoutes: {} },
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: { ignoreOrder: true, filename: 'css/[name].[contenthash:8].css', chunkFilename: 'css/[name].[contenthash:8].css' },
      postcss: { autoprefixer: { enable: true }, cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:4]' } } },
    },
  };
  return merge({}, base, process.env.NODE_ENV === 'development' ? devConfig : prodConfig);
});
