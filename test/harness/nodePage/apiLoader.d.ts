declare module '@tarojs/plugin-framework-react/dist/api-loader.js' {
  /** The source of `@tarojs/taro` with React's page hooks put in. */
  export default function apiLoader(source: string): string;
}
