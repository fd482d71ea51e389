import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
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

/** What was rendered a moment ago is on the page with the next tick. */
function nodeOf(canvasId: string): Promise<CanvasNode | null> {
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

/** `exportFile` is what the hosts differ in: the path of a temporary file, '' when none came. */
const OFF_SCREEN = { position: 'fixed', top: 0, left: '-2000px', width: '320px', height: '500px' } as const;

const Board = ({ id }: { readonly id: string }) => (
  <Canvas id={id} canvasId={id} type="2d" style={OFF_SCREEN} />
);

export const makeMiniDrawing = (exportFile: (canvas: CanvasNode) => Promise<string>): DrawingCapability => ({
  Board,
  async draw(canvasId, width, height, paint) {
    const drawn = await attempt(async () => {
      const canvas = await nodeOf(canvasId);
      if (canvas === null) throw new Error('the page has no canvas');
      canvas.width = width;
      canvas.height = height;
      await paint(canvas.getContext('2d'), (url) => loadWith(canvas, url));
      return exportFile(canvas);
    });
    if (!drawn.ok) return failure(drawn.error);
    return drawn.value === '' ? failure('no file came') : { kind: 'drawn', src: drawn.value, isFile: true };
  },
});
