import { useEffect, useState } from 'react';
import { field } from '../attempt';
import { callMini } from '../mini/call';
import { Board, type CanvasNode, makeMiniDrawing, READY_TIMEOUT_MS } from './mini';
import type { DrawingCapability } from './types';

interface OpenBoard {
  readonly ready: Promise<void>;
  readonly tell: () => void;
}

/** By id; of two pages with one id the upper one's, which is the one that queries find. */
const boards = new Map<string, OpenBoard>();

function openBoard(id: string): OpenBoard {
  let tell: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    tell = resolve;
    setTimeout(resolve, READY_TIMEOUT_MS);
  });
  const board = { ready, tell };
  boards.set(id, board);
  return board;
}

/** The canvas is used from its own `onReady` on and not before (its document: canvas, Bug & Tip). */
function ReadyBoard({ id }: { readonly id: string }) {
  const [board] = useState(() => openBoard(id));
  useEffect(() => () => void (boards.get(id) === board && boards.delete(id)), [id, board]);
  return <Board id={id} onReady={board.tell} />;
}

/** Newer base libraries write the file at the node (its document: Canvas.toTempFilePath), others by an API. */
const write = (canvas: CanvasNode): Promise<unknown> => {
  const { width, height } = canvas;
  const options = { destWidth: width, destHeight: height, fileType: 'jpg', quality: 0.92 };
  const own = field(canvas, 'toTempFilePath');
  if (typeof own !== 'function')
    return callMini('canvasToTempFilePath', { ...options, canvas }).then((written) => {
      if (!written.ok) throw written.error;
      return written.value;
    });
  return new Promise((success, fail) => {
    Reflect.apply(own, canvas, [{ ...options, success, fail }]);
  });
};

export const drawing = makeMiniDrawing({
  Board: ReadyBoard,
  boardReady: (canvasId) => boards.get(canvasId)?.ready ?? Promise.resolve(),
  /** The path's name differs between base libraries. */
  async exportFile(canvas) {
    const written = await write(canvas);
    const paths = ['tempFilePath', 'apFilePath', 'filePath'].map((name) => field(written, name));
    return paths.find((path): path is string => typeof path === 'string' && path !== '') ?? '';
  },
}) satisfies DrawingCapability;
