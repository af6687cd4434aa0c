/** An error on its way between threads: copying one loses its name, its code and its cause. */
export interface CarriedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly cause: CarriedError | null;
}

/** More causes than anybody gives. */
const DEEPEST = 5;

export function packError(error: unknown, depth = 0): CarriedError {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: String(error), stack: undefined, code: undefined, cause: null };
  }
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    ...{ name, message, stack },
    code: code === undefined ? undefined : String(code),
    cause: cause === undefined || depth === DEEPEST ? null : packError(cause, depth + 1),
  };
}

export function unpackError({ name, message, stack, code, cause }: CarriedError): Error {
  const error = new Error(message, cause ? { cause: unpackError(cause) } : {});
  // As the library that threw it had it, and where it did.
  Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}
