// Packages that are built behind what a person already sees.

/**
 * Builds what is not built, `atOnce` at a time, in the order given; who asks for one has it built next.
 * @param {readonly string[]} targets
 * @param {object} tools
 * @param {(target: string) => boolean} tools.isBuilt
 * @param {(target: string) => Promise<void>} tools.build
 * @param {(target: string) => void} tools.onWaiting
 * @param {(target: string, cause: unknown) => void} tools.onFailed
 * @param {number} tools.atOnce
 * @returns {{ waiting: readonly string[], begin(): void, ask(target: string): void, stop(): void }} `begin`: before it
 *   nothing is built; `ask`: one that failed or is gone is built again; `stop`: none is begun any more
 */
export function buildBehind(targets, { isBuilt, build, onWaiting, onFailed, atOnce }) {
  const waiting = [];
  /** Those of them to be built before the others, in the order of asking. */
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
