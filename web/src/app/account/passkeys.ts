/** Passkeys: whether this page may use them, and the browser's own dialogs. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { accountApi } from '../../net/account';
import type { Account, Me } from '../../wire';

/** Why there are no passkeys here: the page is on plain http, at a bare address, or the browser knows none. */
export type NoPasskeys = 'insecure' | 'address' | 'browser';

interface Place {
  isSecureContext: boolean;
  hostname: string;
  hasWebAuthn: boolean;
}

/** Null where passkeys work. They belong to a domain: browsers refuse them at an address of digits. */
export function whyNoPasskeys(place: Place = here()): NoPasskeys | null {
  if (!place.isSecureContext) return 'insecure';
  if (/^[\d.]+$|:/.test(place.hostname)) return 'address';
  return place.hasWebAuthn ? null : 'browser';
}

function here(): Place {
  return {
    isSecureContext: window.isSecureContext,
    hostname: location.hostname,
    hasWebAuthn: typeof window.PublicKeyCredential === 'function',
  };
}

/** Lets the browser make a passkey; null when the person thought better of it. */
export async function addPasskey(name: string): Promise<Account | null> {
  const { options } = await accountApi.offerPasskey();
  const credential = await unlessCancelled(startRegistration({ optionsJSON: options as never }));
  return credential && accountApi.addPasskey(name, credential);
}

/** Lets the browser sign with a passkey; null when the person thought better of it. */
export async function signInWithPasskey(): Promise<Me | null> {
  const { options } = await accountApi.askPasskey();
  const credential = await unlessCancelled(startAuthentication({ optionsJSON: options as never }));
  return credential && accountApi.signInWithPasskey(credential);
}

/** Browsers give one name to a dialog that was closed, one that timed out and a passkey that is there already. */
async function unlessCancelled<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) {
      return null;
    }
    throw error;
  }
}
