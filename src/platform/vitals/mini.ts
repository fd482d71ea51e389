import { hooks } from '@tarojs/shared';
import Taro from '@tarojs/taro';
import { countPlaceholders, wait } from './placeholders';
import { isSampledVisit } from './sample';
import type { VitalsCapability, VitalsFigures } from './types';

const SLOW_MS = 50;

interface Sender {
  setData(data: unknown, onDrawn: () => void): void;
}

/** When the app's code started (hosts do not agree on an earlier moment), for the first page only. */
let appStart = Date.now();

/** UTF-8 bytes as JSON; every character outside ASCII counts as three, as Chinese ones are. */
const bytesOf = (data: unknown): number => JSON.stringify(data).replace(/[^ -~]/g, '___').length;

export const makeVitals = (target: VitalsFigures['target']): VitalsCapability => ({
  wait,
  measure(report) {
    if (!isSampledVisit()) return null;
    const since = appStart || Date.now();
    appStart = 0;
    /** Null when the measurement is over. */
    let { page } = Taro.getCurrentInstance();
    let firstScreen: number | undefined;
    let setDataCalls = 0;
    let setDataBytes = 0;
    let slowSetData = 0;
    const rendered = countPlaceholders(() => {
      firstScreen ??= Date.now() - since;
    });

    // Taro asks this hook for the object to send with before each `setData` (@tarojs/runtime, dom/root). One page at a
    // time: the one before it was left.
    hooks.tap('proxyToRaw', (sender: Sender) =>
      sender === page
        ? {
            setData(data: unknown, onDrawn: () => void) {
              const sentAt = Date.now();
              setDataCalls += 1;
              setDataBytes += bytesOf(data);
              const drawn = wait();
              sender.setData(data, () => {
                if (Date.now() - sentAt > SLOW_MS) slowSetData += 1;
                drawn?.();
                onDrawn();
              });
            },
          }
        : sender,
    );
    return {
      rendered,
      end() {
        if (page !== null) report({ target, firstScreen, setDataCalls, setDataBytes, slowSetData });
        page = null;
      },
    };
  },
});
