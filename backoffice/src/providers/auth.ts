import type { AuthProvider, HttpError } from '@refinedev/core'
import { call, http, messages } from './api'
import { callWithProof } from './proof'
import type { Response } from '../lib/calls'
import { isStaff, landingOf, newPasswordPath } from './roles'
import { session, type Staff } from './session'

type Login = Response<'POST /api/security/login'>

const login = '/admin-login'
const board = /^\/board\/(admin|teacher|channel|auditor)\//

/** The profile behind the token, asked once per page load: storage is never believed for roles. */
let pendingProfile: Promise<Staff> | null = null

function fetchStaff(): Promise<Staff> {
  pendingProfile ??= call('GET /api/user/profile')
    .then(({ user }) => admitStaff(user))
    .finally(() => (pendingProfile = null))
  return session.staff ? Promise.resolve(session.staff) : pendingProfile
}

function admitStaff(user: Staff) {
  if (!isStaff(user.userRole)) throw { message: messages.forbidden, statusCode: 403 }
  session.welcome(user)
  return user
}

export const safeReturn = (path?: string | null) => (path && board.test(path) ? path : undefined)

export const authProvider: AuthProvider = {
  async login({ loginName, passwd, goback, onProving = () => undefined }) {
    try {
      const body = { loginName, passwd, loginType: 'admin', channelId: 0 }
      const { data, headers } = await callWithProof(
        (proof) => http.post<Login>('/api/security/login', { ...body, proof }),
        onProving
      )
      session.open(String(headers.authorization))
      const user = admitStaff(data.user)
      const onward = safeReturn(goback)
      const redirectTo = user.mustChangePassword
        ? newPasswordPath(user.userRole, onward)
        : (onward ?? landingOf(user.userRole))
      return { success: true, redirectTo }
    } catch (error) {
      session.close()
      return { success: false, error: error as HttpError }
    }
  },

  async logout() {
    if (session.token) await call('POST /api/security/logout').catch(() => undefined)
    session.close()
    return { success: true, redirectTo: login }
  },

  async check() {
    const here = window.location.pathname + window.location.search
    const redirectTo = safeReturn(here) ? `${login}?goback=${encodeURIComponent(here)}` : login
    if (!session.token) return { authenticated: false, redirectTo }
    try {
      await fetchStaff()
      return { authenticated: true }
    } catch (error) {
      const { statusCode } = error as HttpError
      if (statusCode !== 401 && statusCode !== 403) throw error
      session.close()
      return { authenticated: false, redirectTo, error: error as HttpError }
    }
  },

  /** docs/product.md 16.6: a 403 ends the session; a 401 only says why. */
  async onError(error: HttpError) {
    if (error.code === 'must-change-password') {
      session.demandPassword()
      return { redirectTo: newPasswordPath(session.staff?.userRole ?? []) }
    }
    if (error.statusCode !== 403) return {}
    session.close()
    return { logout: true, redirectTo: login, error }
  },

  async getPermissions() {
    return session.staff?.userRole ?? []
  },

  async getIdentity() {
    return session.staff
  },
}
