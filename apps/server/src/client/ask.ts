import { type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asking {
  readonly method?: string;
  readonly path: string;
  /** An address of the loopback range that the request comes from. */
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is if it is a text. */
  readonly body?: unknown;
}

/** A request to a server on this machine, by its own name and origin, from any address of the loopback range. */
export function ask(port: number, { method = 'GET', path, from, headers = {}, body }: Asking): Promise<Asked> {
  const own = { Origin: `http://localhost:${port}`, Host: `localhost:${port}`, 'Content-Type': 'application/json' };
  const at = { host: '127.0.0.1', port, path, method, headers: { ...own, ...headers } };
  return new Promise((resolve, reject) => {
    const sent = request({ ...at, agent: false, ...(from === undefined ? {} : { localAddress: from }) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}
