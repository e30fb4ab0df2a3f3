import type { Profile } from '../lib/apiTypes'
import { tokenStorageKey } from './tokenStorageKey'
import { saveDrafts } from './formDrafts'
import { tabStore } from '../lib/storage'

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

/** Why a session ended, for the login page of this tab. */
const reasonKey = 'zhuxue.staff-left'

/** Recent entries of the command palette. */
export const recentKey = 'zhuxue.board.recent'

let token = tabStore.getItem(tokenStorageKey)
let staff: Staff | null = null

/**
 * The staff token is stored in memory and in sessionStorage only: closing the tab ends the session. The learner's
 * session in localStorage is not touched.
 */
export const session = {
  get token() {
    return token
  },
  get staff() {
    return staff
  },
  open(authorization: string) {
    token = authorization
    tabStore.setItem(tokenStorageKey, authorization)
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
  /** @param reason is shown once by the login page */
  close(reason?: string) {
    if (reason) {
      tabStore.setItem(reasonKey, reason)
      if (staff) saveDrafts(staff.userId)
    }
    token = null
    staff = null
    tabStore.removeItem(tokenStorageKey)
    tabStore.removeItem(recentKey)
  },
  takeReason() {
    const reason = tabStore.getItem(reasonKey)
    tabStore.removeItem(reasonKey)
    return reason
  },
}
