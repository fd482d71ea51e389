declare module '@tarojs/plugin-framework-react/dist/api-loader.js' {
  /** The source of `@tarojs/taro` with React's page hooks inserted. */
  export default function apiLoader(source: string): string;
}
