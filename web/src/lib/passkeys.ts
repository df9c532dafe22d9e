import { api } from './api';
import type { Me } from './types';

/** Browsers that read and write the server's JSON themselves; older ones have no passkeys here. */
interface ReadsJson {
  parseCreationOptionsFromJSON?: (json: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (json: unknown) => PublicKeyCredentialRequestOptions;
}

const reader = (): ReadsJson | null =>
  'PublicKeyCredential' in globalThis ? (PublicKeyCredential as unknown as ReadsJson) : null;

/** Passkeys need a secure place with a name: neither a bare address nor plain HTTP elsewhere will do. */
export const passkeysWork = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  reader()?.parseCreationOptionsFromJSON !== undefined;

const written = (credential: Credential | null): Record<string, unknown> | null =>
  credential && ((credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>);

/** Whether the browser has made one; a person may change their mind. */
export async function makePasskey(): Promise<boolean> {
  const publicKey = reader()!.parseCreationOptionsFromJSON!(await api.passkeyOptions());
  const made = written(await navigator.credentials.create({ publicKey }).catch(() => null));
  if (made) await api.addPasskey(made);
  return made !== null;
}

/** Who the passkey says that this is; null when none was chosen. `bring`: with everything of the guest here. */
export async function signInByPasskey(bring: boolean): Promise<Me | null> {
  const publicKey = reader()!.parseRequestOptionsFromJSON!(await api.signInOptions());
  const proof = written(await navigator.credentials.get({ publicKey }).catch(() => null));
  return proof && api.signIn(proof, bring);
}
