import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time, in milliseconds since 1970: whatever reads it is drawn anew every second. */
export function nowTicking(): number {
  subscribe();
  return Date.now();
}
