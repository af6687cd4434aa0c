/** Time, so that tests need not wait for it. */
export interface Clock {
  now(): number;
  /** Calls back again and again until the returned function is called. */
  every(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  every: (milliseconds, callback) => {
    const timer = setInterval(callback, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
