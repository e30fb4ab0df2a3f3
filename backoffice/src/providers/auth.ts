import type { AuthProvider, HttpError } from '@refinedev/core'
import { messages } from '../lib/apiErrors'
import { call } from './api'
import { enrolPath, isStaff, newPasswordPath, safeReturnPath } from './roles'
import { session, type Staff } from './session'

const login = '/admin-login'

/** The profile of the token, fetched once per page load: stored roles are never trusted. */
let pendingProfile: Promise<Staff> | null = null

function fetchStaff(): Promise<Staff> {
  pendingProfile ??= call('GET /api/user/profile')
    .then(({ user }) => storeStaffSession(user))
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

function storeStaffSession(user: Staff) {
  if (!isStaff(user.userRole)) throw { message: messages.forbidden, statusCode: 403 }
  session.welcome(user)
  return user
}

export const authProvider: AuthProvider = {
  /** A separate document (login.html) that loads without the admin. */
  async login() {
    return { success: true, redirectTo: login }
  },

  async logout() {
    if (session.token) await call('POST /api/security/logout').catch(() => undefined)
    session.close()
    return { success: true, redirectTo: login }
  },

  async check() {
    const redirectTo = loginPathWithReturn()
    if (!session.token) return { authenticated: false, redirectTo }
    try {
      await fetchStaff()
      return { authenticated: true }
    } catch (error) {
      const { statusCode, message } = error as HttpError
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
