import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import type { ReactNode } from 'react';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import { LOAD_TIMEOUT_MS, type DrawingCapability, type LoadedPicture, type Pen } from './types';

/** The node of a `Canvas` of type 2d, as both hosts provide it. */
export interface CanvasNode {
  width: number;
  height: number;
  getContext(type: '2d'): Pen;
  createImage(): { src: string; onload: unknown; onerror: unknown; width: number; height: number };
}

const isCanvas = (node: unknown): node is CanvasNode =>
  typeof field(node, 'getContext') === 'function' && typeof field(node, 'createImage') === 'function';

/** When a host never reports that its page or canvas is ready, the canvas is queried anyway after this time. */
export const READY_TIMEOUT_MS = 3000;

/** What was just rendered is on the page after the next tick. */
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
 * A query before the page's `onReady` finds nothing (messaging app: page life cycle), and on a slow phone the gateway
 * may have responded by then. Taro forwards `onReady` as an event of this name.
 */
async function nodeOf(canvasId: string): Promise<CanvasNode | null> {
  const event = Taro.getCurrentInstance().router?.onReady ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    notify = resolve;
    timer = setTimeout(resolve, READY_TIMEOUT_MS);
  });
  Taro.eventCenter.once(event, notify);
  try {
    const found = await query(canvasId);
    if (found !== null) return found;
    await ready;
    return await query(canvasId);
  } finally {
    clearTimeout(timer);
    Taro.eventCenter.off(event, notify);
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
  /** Payment app only: the canvas may be used from now on. */
  readonly onReady?: () => void;
}

/** Placed off screen. */
export const Board = ({ id, onReady }: BoardProps): ReactNode => (
  <Canvas id={id} canvasId={id} type="2d" style={OFF_SCREEN} onReady={onReady} />
);

/** The differences between the hosts. */
interface DrawingDifference {
  readonly Board: DrawingCapability['Board'];
  /** Waits until the host reports that the canvas may be used. Never rejects. */
  boardReady(canvasId: string): Promise<void>;
  /** The path of a temporary file, '' when the host returns none. @throws the host's error */
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
