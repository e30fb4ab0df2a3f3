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

/** Why a session ended by itself, for the login page of this tab. */
const reasonKey = 'zhuxue.staff-left'

/** What the palette opened last. */
export const recentKey = 'zhuxue.board.recent'

let token = tabStore.getItem(tokenStorageKey)
let staff: Staff | null = null

/**
 * The staff token lives in memory and in sessionStorage only: closing the tab ends it, and the
 * learner's own session in localStorage is neither read nor touched.
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
  /** The server has refused a call for want of a new password. */
  demandPassword() {
    if (staff) staff = { ...staff, mustChangePassword: true }
  },
  /** The server has refused a call for want of a second factor. */
  demandSecondFactor() {
    if (staff) staff = { ...staff, mustEnrolSecondFactor: true }
  },
  enrolled() {
    if (staff) staff = { ...staff, mustEnrolSecondFactor: false }
  },
  /** @param reason that the login page tells once */
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
