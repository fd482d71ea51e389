import { useEffect, useState } from 'react';
import { field } from '../attempt';
import { callMini } from '../mini/callMini';
import { Board, type CanvasNode, makeMiniDrawing, READY_TIMEOUT_MS } from './mini';
import type { DrawingCapability } from './types';

interface OpenBoard {
  readonly ready: Promise<void>;
  readonly notify: () => void;
}

/** By id. When two pages use the same id, the upper page's board is kept, which is also the one that queries find. */
const boards = new Map<string, OpenBoard>();

function openBoard(id: string): OpenBoard {
  let notify: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    notify = resolve;
    setTimeout(resolve, READY_TIMEOUT_MS);
  });
  const board = { ready, notify };
  boards.set(id, board);
  return board;
}

/** The canvas may be used only after its own `onReady` (its documentation: canvas, Bug & Tip). */
function ReadyBoard({ id }: { readonly id: string }) {
  const [board] = useState(() => openBoard(id));
  useEffect(() => () => void (boards.get(id) === board && boards.delete(id)), [id, board]);
  return <Board id={id} onReady={board.notify} />;
}

/**
 * Newer base libraries export the file through the node (documentation: Canvas.toTempFilePath), others through an API.
 */
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
  /** The name of the path field differs between base libraries. */
  async exportFile(canvas) {
    const written = await write(canvas);
    const paths = ['tempFilePath', 'apFilePath', 'filePath'].map((name) => field(written, name));
    return paths.find((path): path is string => typeof path === 'string' && path !== '') ?? '';
  },
}) satisfies DrawingCapability;
