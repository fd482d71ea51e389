import type { ReactNode } from 'react';
import type { PlatformFailure } from '../outcome';

/** The common part of the platforms' 2d contexts that our pictures need. */
export interface Pen {
  fillStyle: unknown;
  font: string;
  textAlign: 'left' | 'center' | 'right' | string;
  textBaseline: 'top' | 'middle' | string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  /** `picture` is the `source` of what `load` returned. */
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

/** A loaded picture and its own size in pixels. */
export interface LoadedPicture {
  readonly source: unknown;
  readonly width: number;
  readonly height: number;
}

/** Null: it failed to load, or did not load in time. */
export type LoadPicture = (url: string) => Promise<LoadedPicture | null>;

type Paint = (pen: Pen, load: LoadPicture) => Promise<void>;

type DrawOutcome =
  /** `src` for an `Image`; `isFile`: it is a temporary file of the host, which `saveImage` needs to know. */
  { readonly kind: 'drawn'; readonly src: string; readonly isFile: boolean } | PlatformFailure;

export interface DrawingCapability {
  /**
   * The element that the page renders so that it can draw: an off-screen canvas in mini programs, nothing in browsers.
   */
  readonly Board: (props: { readonly id: string }) => ReactNode;
  /** Draws a picture of `width` times `height` pixels; `canvasId` is that of the page's `Board`. */
  draw(canvasId: string, width: number, height: number, paint: Paint): Promise<DrawOutcome>;
}

/** A picture that has not loaded by then is left out. */
export const LOAD_TIMEOUT_MS = 4000;
