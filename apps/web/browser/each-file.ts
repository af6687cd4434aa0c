import { afterEach } from 'vitest';
import { leave } from './visit.ts';

// Files share one process, and with it the pages that wait: what is noted here holds for each of them.
afterEach(({ task }) => leave(task.result?.state === 'fail'));
