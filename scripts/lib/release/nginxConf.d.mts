export function nginxConf(options: {
  readonly headers: Readonly<Record<string, string>>;
  readonly root?: string;
  readonly listen?: string;
  readonly gateway: string;
  readonly proxied?: readonly string[];
  readonly isBehindCdn?: boolean;
}): string;
