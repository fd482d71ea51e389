// Builds packages in the background while the user already sees a page.

/**
 * Builds what is not built, `atOnce` at a time, in the given order; a requested target is built next.
 * @param {readonly string[]} targets
 * @param {object} tools
 * @param {(target: string) => boolean} tools.isBuilt
 * @param {(target: string) => Promise<void>} tools.build
 * @param {(target: string) => void} tools.onWaiting
 * @param {(target: string, cause: unknown) => void} tools.onFailed
 * @param {number} tools.atOnce
 * @returns {{ waiting: readonly string[], begin(): void, ask(target: string): void, stop(): void }} `begin`: before it
 * nothing is built; `ask`: a target that failed or is missing is built again; `stop`: no further build starts
 */
export function buildBehind(targets, { isBuilt, build, onWaiting, onFailed, atOnce }) {
  const waiting = [];
  /** Those of them to build first, in the order of the requests. */
  const asked = new Set();
  const running = new Set();
  let isOpen = false;

  const wait = (target) => {
    waiting.push(target);
    onWaiting(target);
  };
  const work = async (target) => {
    try {
      await build(target);
    } catch (cause) {
      if (isOpen) onFailed(target, cause);
    }
    running.delete(target);
    fill();
  };
  const fill = () => {
    while (isOpen && running.size < atOnce && waiting.length > 0) {
      const [target = waiting[0]] = asked;
      waiting.splice(waiting.indexOf(target), 1);
      asked.delete(target);
      running.add(target);
      void work(target);
    }
  };

  for (const target of targets) if (!isBuilt(target)) wait(target);
  return {
    waiting,
    begin() {
      isOpen = true;
      fill();
    },
    ask(target) {
      if (!targets.includes(target) || running.has(target)) return;
      if (!waiting.includes(target)) {
        if (isBuilt(target)) return;
        wait(target);
      }
      asked.add(target);
      fill();
    },
    stop() {
      isOpen = false;
    },
  };
}
