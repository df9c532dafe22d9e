import { api } from './api';
import type { Me } from './types';

/** Browsers that convert the server's JSON themselves; older ones get no passkeys here. */
interface ReadsJson {
  parseCreationOptionsFromJSON?: (json: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (json: unknown) => PublicKeyCredentialRequestOptions;
}

const reader = (): ReadsJson | null =>
  'PublicKeyCredential' in globalThis ? (PublicKeyCredential as unknown as ReadsJson) : null;

/** Passkeys need a secure origin with a host name: a bare IP address or plain HTTP elsewhere will not do. */
export const passkeysWork = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  reader()?.parseCreationOptionsFromJSON !== undefined;

const written = (credential: Credential | null): Record<string, unknown> | null =>
  credential && ((credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>);

/** True if the browser created one; the person may cancel. */
export async function makePasskey(): Promise<boolean> {
  const publicKey = reader()!.parseCreationOptionsFromJSON!(await api.passkeyOptions());
  const made = written(await navigator.credentials.create({ publicKey }).catch(() => null));
  if (made) await api.addPasskey(made);
  return made !== null;
}

/** Signs in with a passkey; null if none was chosen. `bring`: take over everything of the current guest. */
export async function signInByPasskey(bring: boolean): Promise<Me | null> {
  const publicKey = reader()!.parseRequestOptionsFromJSON!(await api.signInOptions());
  const proof = written(await navigator.credentials.get({ publicKey }).catch(() => null));
  return proof && api.signIn(proof, bring);
}
