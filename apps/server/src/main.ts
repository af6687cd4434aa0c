import { runServer } from './run-server.ts';

process.exitCode = await runServer({ port: process.env.PORT, host: process.env.HOST });
