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
 * @returns {{ ask(target: string): void, stop(): void, ended: () => Promise<void> }} `ask`: one that failed or is gone is
 *   built again; `stop`: none is begun any more; `ended`: nothing is being built
 */
export function buildBehind(targets, { isBuilt, build, onWaiting, onFailed, atOnce }) {
  /** Those asked for first, in the order of asking. */
  const waiting = [];
  const asked = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let isStopped = false;

  const wait = (target) => {
    waiting.push(target);
    onWaiting(target);
  };
  const next = () => [...asked].find((target) => waiting.includes(target)) ?? waiting[0];
  const work = async (target) => {
    try {
      await build(target);
    } catch (cause) {
      if (!isStopped) onFailed(target, cause);
    } finally {
      running.delete(target);
      begin();
    }
  };
  const begin = () => {
    while (!isStopped && running.size < atOnce && waiting.length > 0) {
      const target = next();
      waiting.splice(waiting.indexOf(target), 1);
      asked.delete(target);
      running.set(target, work(target));
    }
  };

  for (const target of targets) if (!isBuilt(target)) wait(target);
  begin();
  return {
    ask(target) {
      if (!targets.includes(target) || running.has(target)) return;
      if (!waiting.includes(target)) {
        if (isBuilt(target)) return;
        wait(target);
      }
      asked.add(target);
      begin();
    },
    stop() {
      isStopped = true;
    },
    async ended() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
