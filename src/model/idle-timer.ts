/** Fires once when nothing was heard for so long. It runs only while somebody waits for the network. */

export type IdleTimer = Disposable & {
  readonly listen: (idleMs: number) => void;
  /** Something was heard: while listening, the wait begins anew. */
  readonly hear: () => void;
  readonly rest: () => void;
};

export function createIdleTimer(onIdle: () => void): IdleTimer {
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    listen: (idleMs) => {
      rest();
      timer = setTimeout(onIdle, idleMs);
    },
    hear: () => timer?.refresh(),
    rest,
    [Symbol.dispose]: rest,
  };
}
