/** Whether this browser can make and use passkeys here: they need HTTPS or this machine itself, and a name, not a number. */
export function hasPasskeys(): boolean {
  if (!isSecureContext || typeof PublicKeyCredential === 'undefined') return false;
  return 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);
}

/** Lets the device make a passkey, as the server's options say. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Lets the visitor choose one of the passkeys for this page. */
export async function usePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return answerOf(await navigator.credentials.get({ publicKey }));
}

function answerOf(credential: Credential | null): unknown {
  return (credential as PublicKeyCredential | null)?.toJSON();
}
