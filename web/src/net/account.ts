/** The HTTP interface of accounts, one function an operation; each throws a Problem when it is refused. */
import type { Account, BotMade, KeptPreferences, Me, PasskeyOptions, Tokens, TokenMade, TokenScope } from '../wire';
import { answered, http } from './api';

export const accountApi = {
  read: (): Promise<Account> => answered(http.GET('/api/account')),
  setPassword: (sign_in_name: string, password: string, current: string | null): Promise<Account> =>
    answered(http.POST('/api/account/password', { body: { sign_in_name, password, current } })),
  removePassword: (): Promise<Account> => answered(http.DELETE('/api/account/password')),
  offerPasskey: (): Promise<PasskeyOptions> => answered(http.POST('/api/account/passkeys/options')),
  addPasskey: (name: string, credential: object): Promise<Account> =>
    answered(http.POST('/api/account/passkeys', { body: { name, credential: { ...credential } } })),
  removePasskey: (passkey: string): Promise<Account> =>
    answered(http.DELETE('/api/account/passkeys/{passkey}', { params: { path: { passkey } } })),
  makeCodes: async (): Promise<readonly string[]> => (await answered(http.POST('/api/account/codes'))).codes,
  endSession: (session: string): Promise<Account> =>
    answered(http.DELETE('/api/account/sessions/{session}', { params: { path: { session } } })),

  signIn: (sign_in_name: string, password: string): Promise<Me> =>
    answered(http.POST('/api/sign-in', { body: { sign_in_name, password } })),
  signInWithCode: (code: string): Promise<Me> => answered(http.POST('/api/sign-in/code', { body: { code } })),
  askPasskey: (): Promise<PasskeyOptions> => answered(http.POST('/api/sign-in/passkey/options')),
  signInWithPasskey: (credential: object): Promise<Me> =>
    answered(http.POST('/api/sign-in/passkey', { body: { credential: { ...credential } } })),
  signOut: async (): Promise<Me | null> => (await answered(http.POST('/api/sign-out'))).me,
  signOutEverywhere: async (): Promise<Me | null> => (await answered(http.POST('/api/sign-out/everywhere'))).me,

  tokens: (): Promise<Tokens> => answered(http.GET('/api/tokens')),
  makeToken: (name: string, scopes: TokenScope[], player: string | null): Promise<TokenMade> =>
    answered(http.POST('/api/tokens', { body: { name, scopes, player } })),
  revokeToken: (token: string): Promise<Tokens> =>
    answered(http.DELETE('/api/tokens/{token}', { params: { path: { token } } })),
  makeBot: (name: string): Promise<BotMade> => answered(http.POST('/api/bots', { body: { name } })),
  deleteBot: (bot: string, name: string) =>
    answered(http.POST('/api/bots/{bot}/delete', { params: { path: { bot } }, body: { name } })),

  preferences: (): Promise<KeptPreferences | null> => answered(http.GET('/api/account/preferences')),
  setPreferences: (kept: KeptPreferences) => answered(http.PUT('/api/account/preferences', { body: { ...kept } })),
  deleteAccount: async (name: string): Promise<Me | null> =>
    (await answered(http.POST('/api/account/delete', { body: { name } }))).me,
};

/** Where everything that is kept of oneself can be downloaded. */
export const archiveAddress = '/api/account/archive';
