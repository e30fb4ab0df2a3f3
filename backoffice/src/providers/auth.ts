import type { AuthProvider, HttpError } from '@refinedev/core'
import { messages as sessionMessages, StaffStep, StaffStepCode } from '@zhuxue/api/terms/accounts/sessions'
import { messages } from '../lib/apiErrors'
import { call } from './api'
import { enrolPath, newPasswordPath, safeReturnPath } from './roles'
import { notifyOtherTabs } from './otherTabs'
import { session, type Staff } from './session'

const login = '/admin-login'

/** The profile of the token, fetched once per page load: stored roles are never trusted. */
let pendingProfile: Promise<Staff> | null = null

function fetchStaff(): Promise<Staff> {
  pendingProfile ??= call('GET /api/user/profile')
    .then(({ user, staffStep }) => {
      if (staffStep !== StaffStep.Live) throw { message: '', statusCode: 200, code: StaffStepCode }
      session.welcome(user)
      return user
    })
    .finally(() => (pendingProfile = null))
  return session.staff ? Promise.resolve(session.staff) : pendingProfile
}

/** The login path with a return path to this page. A second failed call returns the same. */
function loginPathWithReturn() {
  const { pathname, search, hash } = window.location
  const here = pathname + search + hash
  if (pathname === login) return here
  return safeReturnPath(here) ? `${login}?goback=${encodeURIComponent(here)}` : login
}

export interface LogoutOptions {
  /** Ends only the staff step, because the user leaves the back office or was idle. */
  only?: 'board' | 'idle'
}

export const authProvider: AuthProvider = {
  /** A page of the storefront. */
  async login() {
    return { success: true, redirectTo: login }
  },

  async logout({ only }: LogoutOptions = {}) {
    const end = only ? 'DELETE /api/security/staff-step' : 'POST /api/security/logout'
    if (session.token) await call(end).catch(() => undefined)
    notifyOtherTabs('left')
    if (!only) session.close()
    else session.leave(only === 'idle' ? sessionMessages.staffStepEnded : undefined)
    const redirectTo = only === 'idle' ? loginPathWithReturn() : only ? '/' : login
    return { success: true, redirectTo }
  },

  async check() {
    const redirectTo = loginPathWithReturn()
    if (!session.token) return { authenticated: false, redirectTo }
    try {
      await fetchStaff()
      return { authenticated: true }
    } catch (error) {
      const { statusCode, message, code } = error as HttpError
      if (code === StaffStepCode) return { authenticated: false, redirectTo }
      if (statusCode !== 401 && statusCode !== 403) throw error
      session.close(statusCode === 403 ? message : undefined)
      return { authenticated: false, redirectTo, error: error as HttpError }
    }
  },

  /** docs/product.md 16.6: a 403 ends the session; a 401 only shows why. */
  async onError(error: HttpError) {
    if (error.code === 'must-change-password') {
      session.demandPassword()
      return { redirectTo: newPasswordPath(session.staff?.userRole ?? []) }
    }
    if (error.code === 'must-enrol-second-factor') {
      session.demandSecondFactor()
      return { redirectTo: enrolPath(session.staff?.userRole ?? []) }
    }
    if (error.code === StaffStepCode) {
      const redirectTo = loginPathWithReturn()
      session.leave(sessionMessages.staffStepEnded)
      return { logout: false, redirectTo }
    }
    if (error.statusCode !== 403) return {}
    session.close(error.message)
    const redirectTo = error.message === messages.expired ? loginPathWithReturn() : login
    return { logout: true, redirectTo, error }
  },

  async getPermissions() {
    return session.staff?.userRole ?? []
  },

  async getIdentity() {
    return session.staff
  },
}
