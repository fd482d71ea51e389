import type { ReactNode } from 'react';
import type { PlatformFailure } from '../outcome';

/** What the platforms' 2d contexts have in common, as far as pictures of ours need it. */
export interface Pen {
  fillStyle: unknown;
  font: string;
  textAlign: 'left' | 'center' | 'right' | string;
  textBaseline: 'top' | 'middle' | string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  /** `picture` is what `load` gave. */
  drawImage(
    picture: unknown,
    sx: number,
    sy: number,
    sWidth: number,
    sHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
}

/** A loaded picture and its own size, pixels. */
export interface LoadedPicture {
  readonly source: unknown;
  readonly width: number;
  readonly height: number;
}

/** Null: it cannot be loaded, or not soon enough. */
export type LoadPicture = (url: string) => Promise<LoadedPicture | null>;

export type Paint = (pen: Pen, load: LoadPicture) => Promise<void>;

export type DrawOutcome =
  /** `src` for an `Image`; `isFile`: a temporary file of the host, as `saveImage` wants to know. */
  { readonly kind: 'drawn'; readonly src: string; readonly isFile: boolean } | PlatformFailure;

export interface DrawingCapability {
  /** What the page carries so that it can be drawn: a mini program a canvas, off the screen; browsers nothing. */
  readonly Board: (props: { readonly id: string }) => ReactNode;
  /** Draws a picture of `width` times `height` pixels; `canvasId` is that of the page's `Board`. */
  draw(canvasId: string, width: number, height: number, paint: Paint): Promise<DrawOutcome>;
}

/** A picture that is not there by then leaves its place plain. */
export const LOAD_TIMEOUT_MS = 4000;
