import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { atom } from 'nanostores'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { clearOfflineCache } from '~/lib/offline/clearOfflineCache'
import { clearSearchHistory } from './searchHistory'
import { sessionKey as key } from './sessionKey'
import { localStore, tabStore } from '~/lib/storage'

export type Session = { token: string; userName: string; roles: string[] }

const tokenKey = SessionStorage.token
const noSession: Session = { token: '', userName: '', roles: [] }

/** Only token, display name and roles; the token also in session storage (docs/product.md 19.4). */
export const session = atom<Session>(stored())

/** docs/product.md 19.4. */
export function isSignedIn(account: Session = session.get()): boolean {
  return account.token !== '' && account.userName !== ''
}

/** Shows the way to the back office, and hides nothing: the server decides. */
export const holdsStaffRole = (roles: readonly string[]) => roles.some((role) => role !== 'user')

export function beginSession(account: Session): void {
  if (account.token !== session.get().token) void clearOfflineCache()
  session.set(account)
  localStore.setItem(key, JSON.stringify(account))
  tabStore.setItem(tokenKey, account.token)
}

/** Offline copies are deleted when this resolves. */
export function endSession(): Promise<void> {
  session.set(noSession)
  localStore.removeItem(key)
  tabStore.removeItem(tokenKey)
  clearSearchHistory()
  return clearOfflineCache()
}

function stored(): Session {
  if (typeof window === 'undefined') return noSession
  try {
    const found = JSON.parse(localStore.getItem(key) ?? 'null') as Session | null
    return found?.token ? { ...noSession, ...found } : noSession
  } catch {
    return noSession
  }
}

/** This page shows data of the account that was signed in, so it begins again for another account. */
function follow(next: Session): void {
  const former = session.get()
  session.set(next)
  if (isSignedIn(former) && isSignedIn(next) && former.userName !== next.userName) {
    void import('./reloadForOtherAccount').then(({ reloadForOtherAccount }) => reloadForOtherAccount(next.userName))
  }
}

if (typeof window !== 'undefined') {
  // Follows login and logout in other tabs.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow(stored())
  })
  // And those that happened while the page was in the back/forward cache.
  onBfcacheRestore(() => {
    const now = stored()
    if (now.token !== session.get().token) session.set(now)
  })
}
