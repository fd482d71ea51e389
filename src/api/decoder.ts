import type { ApiError } from './errors';

/** Called for each part of a response that is left out (`lenient.ts`), with its error. */
export type OnBadPart = (cause: ApiError) => void;

export type Decoder<T> = (value: unknown, path: string, onBad?: OnBadPart) => T;

export type Decoded<D> = D extends Decoder<infer T> ? T : never;
