import type { AuthProvider, HttpError } from '@refinedev/core'
import { call, http, messages } from './api'
import { callWithProof } from './proof'
import type { Response } from '../lib/calls'
import { answerWithPasskey } from './passkeys'
import { enrolPath, isStaff, landingOf, newPasswordPath } from './roles'
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

/** @returns where somebody goes who has just signed in */
function enter(person: Staff, token: string, goback?: string | null): string {
  session.open(token)
  const { userRole, mustChangePassword, mustEnrolSecondFactor } = admitStaff(person)
  const onward = safeReturn(goback)
  if (mustChangePassword) return newPasswordPath(userRole, onward)
  if (mustEnrolSecondFactor) return enrolPath(userRole, onward)
  return onward ?? landingOf(userRole)
}

/** The second step after the password. @throws HttpError */
export async function signInWithCode(challengeId: string, code: string, goback?: string | null) {
  const body = { challengeId, code: code.trim() }
  const { data, headers } = await http.post<Login>('/api/security/login/code', body)
  return enter(data.user, String(headers.authorization), goback)
}

/** The second step after the password, or without a challenge the whole sign-in. @throws HttpError */
export async function signInWithPasskey(challengeId?: string, goback?: string | null) {
  const { data, headers } = await answerWithPasskey(challengeId)
  return enter(data.user, String(headers.authorization), goback)
}

export const authProvider: AuthProvider = {
  async login({ loginName, passwd, goback, onProving = () => undefined }) {
    try {
      const body = { loginName, passwd, loginType: 'admin', channelId: 0 }
      const { data, headers } = await callWithProof(
        (proof) => http.post<Login>('/api/security/login', { ...body, proof }),
        onProving
      )
      return { success: true, redirectTo: enter(data.user, String(headers.authorization), goback) }
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
    const { pathname, search, hash } = window.location
    const here = pathname + search + hash
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
    if (error.code === 'must-enrol-second-factor') {
      session.demandSecondFactor()
      return { redirectTo: enrolPath(session.staff?.userRole ?? []) }
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
