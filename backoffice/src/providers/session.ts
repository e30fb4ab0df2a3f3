import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import type { Profile } from '../lib/apiTypes'
import { saveDrafts } from './formDrafts'
import { localStore, tabStore } from '../lib/storage'

export type Staff = Pick<
  Profile,
  | 'userId'
  | 'loginName'
  | 'userName'
  | 'avatarUrl'
  | 'userRole'
  | 'mustChangePassword'
  | 'mustEnrolSecondFactor'
  | 'abilities'
>

/** Recent entries of the command palette. */
export const recentKey = 'zhuxue.board.recent'

let staff: Staff | null = null

/**
 * The session of the storefront, which signing in and out in any tab changes (docs/decisions/0130). The server decides
 * whether its staff step is open.
 */
export const session = {
  get token() {
    return stored()?.token || null
  },
  /** Of the account that is signed in to this browser now. */
  get userName() {
    return stored()?.userName || null
  },
  get staff() {
    return staff
  },
  welcome(person: Staff) {
    staff = person
  },
  /** The server rejected a call because a new password is required. */
  demandPassword() {
    if (staff) staff = { ...staff, mustChangePassword: true }
  },
  /** The server rejected a call because a second factor is required. */
  demandSecondFactor() {
    if (staff) staff = { ...staff, mustEnrolSecondFactor: true }
  },
  enrolled() {
    if (staff) staff = { ...staff, mustEnrolSecondFactor: false }
  },
  /** The staff step ended, but not the session. @param reason is shown once by the sign-in page */
  leave(reason?: string) {
    if (reason) tabStore.setItem(SessionStorage.leftBoard, reason)
    if (staff) saveDrafts(staff.userId)
    staff = null
    tabStore.removeItem(recentKey)
  },
  /** @param reason is shown once by the sign-in page */
  close(reason?: string) {
    if (reason) session.leave(reason)
    staff = null
    localStore.removeItem(SessionStorage.session)
    localStore.removeItem(SessionStorage.searches)
    tabStore.removeItem(SessionStorage.token)
    tabStore.removeItem(recentKey)
  },
}

function stored(): { token?: string; userName?: string } | null {
  try {
    return JSON.parse(localStore.getItem(SessionStorage.session) ?? 'null')
  } catch {
    return null
  }
}
