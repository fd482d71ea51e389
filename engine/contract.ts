/** The mini program platform that a package was built for. */
export type EngineTarget = 'weapp' | 'alipay';

/**
 * The build state of a package; `canBuild`: whether a process is connected to the sandbox that builds it on request.
 */
export type BuildState = { readonly canBuild: boolean } & (
  | { readonly state: 'ready' | 'missing' | 'waiting' }
  | {
      readonly state: 'building';
      readonly elapsedMs: number;
      /** Of the bundler's steps, not of the time. */
      readonly percent: number;
      readonly step: string;
    }
  | { readonly state: 'failed'; readonly message: string }
);

/** One built package, compiled for the engine page. Produced by the server, read by the client. */
export interface EnginePackage {
  readonly target: EngineTarget;
  readonly appJson: AppJson;
  /** JavaScript sources as built, by path from the package root with extension, e.g. `pages/home/index.js`. */
  readonly scripts: Readonly<Record<string, string>>;
  /** theme.json: the values of `@name` in app and page JSON, light and dark. */
  readonly themes: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  /** Page and component JSON, by path without extension. */
  readonly configs: Readonly<Record<string, ComponentJson>>;
  /** Style sheets as CSS, by path without extension. */
  readonly styles: Readonly<Record<string, string>>;
  /** An expression that evaluates to the compiled template group. */
  readonly templates: string;
  /** Paths without extension that have a template. */
  readonly templatePaths: readonly string[];
  /** Everything that a vendor's tool would reject in this package; any entry is a failure. */
  readonly problems: readonly string[];
  /** With these the host also reports each call that the vendor's typings do not allow. */
  readonly calls?: VendorCalls;
}

/** What a value may be: `any`, a type's name, `null`, or one value as JSON. */
export interface Shape {
  readonly kinds: readonly string[];
  readonly isOptional?: boolean;
  /** Of an object. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Of an array. */
  readonly item?: Shape;
}

/** The arguments of one way to call something. */
export type CallShape = readonly Shape[];

/** All calls of a vendor's `wx` or `my`, by name, with every way to call them. */
export type VendorCalls = Readonly<Record<string, readonly CallShape[]>>;

export interface TabItem {
  readonly pagePath: string;
  readonly text: string;
  readonly iconPath?: string;
  readonly selectedIconPath?: string;
}

export interface TabBarJson {
  readonly color?: string;
  readonly selectedColor?: string;
  readonly backgroundColor?: string;
  readonly custom?: boolean;
  readonly list: readonly TabItem[];
}

/** app.json in the messaging app's spelling; the server converts the payment app's. */
export interface AppJson {
  readonly pages: readonly string[];
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[];
  readonly window: Readonly<Record<string, unknown>>;
  readonly tabBar: TabBarJson | null;
  readonly darkmode: boolean;
  /** All pages, of main package and subpackages, in order. */
  readonly allPages: readonly string[];
}

export interface ComponentJson {
  readonly component?: boolean;
  readonly usingComponents?: Readonly<Record<string, string>>;
  readonly styleIsolation?: string;
  readonly [key: string]: unknown;
}
