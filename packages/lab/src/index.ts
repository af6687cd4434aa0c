export { type Bench, type BenchOptions, benchGame, cpuTime } from './bench.ts';
