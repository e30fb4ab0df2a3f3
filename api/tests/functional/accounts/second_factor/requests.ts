import type { ApiClient, ApiRequest } from '@japa/api-client'
import env from '#start/env'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'
import { Secret, TOTP } from 'otpauth'
import type { Authenticator } from './authenticator.js'

/** The code of an authenticator app at the application's time, shifted by the given seconds. */
export function codeOf(secret: string, offsetSeconds = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return app.generate({ timestamp: now().toMillis() + offsetSeconds * 1000 })
}

export const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')

export function requests(client: ApiClient, { token }: { token: string }) {
  const as = (request: ApiRequest) => request.as(token)
  const root = '/api/user/second-factor'
  return {
    show: () => as(client.get(root)),
    post: (path: string, body: object) => as(client.post(`${root}/${path}`).json(body)),
    put: (path: string, body: object) => as(client.put(`${root}/${path}`).json(body)),
    users: () => as(client.get('/api/admin/users')),
  }
}

export interface Enrolled extends CreatedUser {
  secret: string
  recoveryCodes: string[]
}

/** Enrols as the admin app does. */
export async function enrol(client: ApiClient, made: CreatedUser): Promise<Enrolled> {
  const { post } = requests(client, made)
  const begun = await post('enrolments', { currentPassword: password })
  const { enrolment, secret } = begun.body()
  const confirmed = await post('totp', { enrolment, code: codeOf(secret, -30) })
  return { ...made, secret, recoveryCodes: confirmed.body().recoveryCodes }
}

export const enrolledAdmin = async (client: ApiClient) => enrol(client, await createUser(Role.Admin))

export async function registerPasskey(client: ApiClient, made: CreatedUser, key: Authenticator) {
  const { post } = requests(client, made)
  const { challengeId, options } = (await post('passkey-options', { currentPassword: password })).body()
  return post('passkeys', { challengeId, passkeyName: '办公室', response: key.create(options) })
}

export function signIn(client: ApiClient, { user }: CreatedUser, passwd = password) {
  return client.post('/api/security/login').json({ loginName: user.loginName, passwd, loginType: 'admin' })
}

export function answerWithCode(client: ApiClient, challengeId: string, code: string) {
  return client.post('/api/security/login/code').json({ challengeId, code })
}

/** Requires a second factor of these users until the test ends. */
export function requireFor(whom: 'nobody' | 'admins' | 'staff'): () => void {
  env.set('SECOND_FACTOR_REQUIRED', whom)
  return () => {
    env.set('SECOND_FACTOR_REQUIRED', undefined as never)
    // `set` would write the text "undefined", which later processes could not parse.
    delete process.env.SECOND_FACTOR_REQUIRED
  }
}
