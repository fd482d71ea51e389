/**
 * Types of calls, taken from the contract: a path, body or decoder that the contract does not know fails to compile.
 * No code.
 */
import type { paths } from './generated/gateway';

/** A templated contract path (`/send/{platform}/x`) stands for every concrete one. */
type Concrete<P extends string> = P extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Concrete<Tail>}`
  : P;
type Templates = Extract<keyof paths, string>;

export type GatewayPath = { [P in Templates]: Concrete<P> }[Templates];
type TemplateOf<P extends string> = { [T in Templates]: P extends Concrete<T> ? T : never }[Templates];

/** Any operation; `parameters` and `responses` are looked into where they exist. */
type Operation<P extends GatewayPath> = paths[TemplateOf<P>] extends infer Item
  ? Item extends { readonly post: infer Post extends object }
    ? Post
    : Item extends { readonly get: infer Get extends object }
      ? Get
      : never
  : never;

type Content<P extends GatewayPath> =
  Operation<P> extends { readonly requestBody?: infer Body }
    ? NonNullable<Body> extends { readonly content: infer C }
      ? C
      : never
    : never;

/** JSON body of the call. */
export type JsonBody<P extends GatewayPath> =
  Content<P> extends { readonly 'application/json': infer B } ? B : never;
/** Form body of the call. */
export type FormBody<P extends GatewayPath> =
  Content<P> extends { readonly 'application/x-www-form-urlencoded': infer B } ? B : never;
/** Query of the call. */
export type CallQuery<P extends GatewayPath> =
  Operation<P> extends { readonly parameters: { readonly query?: infer Q } } ? NonNullable<Q> : never;
/** `data` of a successful answer, as the contract has it. */
export type WireData<P extends GatewayPath> =
  Operation<P> extends {
    readonly responses: {
      readonly 200: { readonly content: { readonly 'application/json': { readonly data: infer D } } };
    };
  }
    ? NonNullable<D>
    : never;

/** Nothing when a decoder's output is what the contract promises (or less of it), else an impossible demand. */
export type InStep<P extends GatewayPath, T> = [WireData<P>] extends [T]
  ? unknown
  : { readonly decoderDiffersFromContract: WireData<P> };

/** Calls are POST unless the contract knows the path as GET only. */
export type MethodOf<P extends GatewayPath> = paths[TemplateOf<P>] extends { readonly post: object }
  ? { readonly method?: 'POST' }
  : { readonly method: 'GET' };
