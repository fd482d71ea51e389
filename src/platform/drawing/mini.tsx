import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import type { ReactNode } from 'react';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import { LOAD_TIMEOUT_MS, type DrawingCapability, type LoadedPicture, type Pen } from './types';

/** The node of a `Canvas` of type 2d, as both hosts give it. */
export interface CanvasNode {
  width: number;
  height: number;
  getContext(type: '2d'): Pen;
  createImage(): { src: string; onload: unknown; onerror: unknown; width: number; height: number };
}

const isCanvas = (node: unknown): node is CanvasNode =>
  typeof field(node, 'getContext') === 'function' && typeof field(node, 'createImage') === 'function';

/** A host that never says that its page or canvas is ready is asked all the same. */
export const READY_TIMEOUT_MS = 3000;

/** What was rendered a moment ago is on the page with the next tick. */
function query(canvasId: string): Promise<CanvasNode | null> {
  return new Promise((resolve) => {
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${canvasId}`)
        .node((found: unknown) => {
          const node = field(found, 'node');
          resolve(isCanvas(node) ? node : null);
        })
        .exec();
    });
  });
}

/**
 * Before the page's `onReady` a query finds nothing (messaging app: page life cycle), and on a slow phone the gateway has
 * answered by then. Taro passes `onReady` on as an event of this name.
 */
async function nodeOf(canvasId: string): Promise<CanvasNode | null> {
  const event = Taro.getCurrentInstance().router?.onReady ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    tell = resolve;
    timer = setTimeout(resolve, READY_TIMEOUT_MS);
  });
  Taro.eventCenter.once(event, tell);
  try {
    const found = await query(canvasId);
    if (found !== null) return found;
    await ready;
    return await query(canvasId);
  } finally {
    clearTimeout(timer);
    Taro.eventCenter.off(event, tell);
  }
}

function loadWith(canvas: CanvasNode, url: string): Promise<LoadedPicture | null> {
  return new Promise((resolve) => {
    const image = canvas.createImage();
    const timer = setTimeout(() => resolve(null), LOAD_TIMEOUT_MS);
    const end = (picture: LoadedPicture | null): void => {
      clearTimeout(timer);
      resolve(picture);
    };
    image.onload = () => end({ source: image, width: image.width, height: image.height });
    image.onerror = () => end(null);
    image.src = url;
  });
}

const OFF_SCREEN = { position: 'fixed', top: 0, left: '-2000px', width: '320px', height: '500px' } as const;

interface BoardProps {
  readonly id: string;
  /** The payment app's: the canvas may be used from now on. */
  readonly onReady?: () => void;
}

/** Off the screen. */
export const Board = ({ id, onReady }: BoardProps): ReactNode => (
  <Canvas id={id} canvasId={id} type="2d" style={OFF_SCREEN} onReady={onReady} />
);

/** What the hosts differ in. */
export interface DrawingDifference {
  readonly Board: DrawingCapability['Board'];
  /** Waits for the host's word that the canvas may be used. Never rejects. */
  boardReady(canvasId: string): Promise<void>;
  /** The path of a temporary file, '' when none came. @throws what the host refuses with */
  exportFile(canvas: CanvasNode): Promise<string>;
}

export const makeMiniDrawing = (host: DrawingDifference): DrawingCapability => ({
  Board: host.Board,
  async draw(canvasId, width, height, paint) {
    const drawn = await attempt(async () => {
      await host.boardReady(canvasId);
      const canvas = await nodeOf(canvasId);
      if (canvas === null) throw new Error('the page has no canvas');
      canvas.width = width;
      canvas.height = height;
      await paint(canvas.getContext('2d'), (url) => loadWith(canvas, url));
      return host.exportFile(canvas);
    });
    if (!drawn.ok) return failure(drawn.error);
    return drawn.value === '' ? failure('no file came') : { kind: 'drawn', src: drawn.value, isFile: true };
  },
});
