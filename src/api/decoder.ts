import type { ApiError } from './errors';

/** Told of each part of an answer that is left out (`lenient.ts`): what was wrong with it. */
export type OnBadPart = (cause: ApiError) => void;

export type Decoder<T> = (value: unknown, path: string, onBad?: OnBadPart) => T;

export type Decoded<D> = D extends Decoder<infer T> ? T : never;
