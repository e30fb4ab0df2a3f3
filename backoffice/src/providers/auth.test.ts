import { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages } from '../lib/apiErrors'
import { http } from './api'
import { authProvider } from './auth'
import { session } from './session'

/** A signed-in user, whose token the login page stored in this tab. */
async function mockSignedIn(userRole: string[]) {
  session.open('Bearer oat_abc')
  mockResponse(200, { code: '200', user: { userId: 1, userName: '某人', userRole } })
  expect(await authProvider.check()).toEqual({ authenticated: true })
}

function mockResponse(status: number, data: object) {
  http.defaults.adapter = async (config) => {
    const response = { data, status, statusText: '', headers: {}, config } as AxiosResponse
    if (status === 200) return response
    throw new AxiosError('', undefined, config, undefined, response)
  }
}

beforeEach(() => {
  Object.assign(globalThis, { window: { location: { pathname: '/board/admin/orders', search: '', hash: '#part' } } })
})
afterEach(() => {
  session.close()
  session.takeReason()
})

test('must-change-password leads to the form without ending the session', async () => {
  await mockSignedIn(['auditor'])

  const rejection = { statusCode: 200, code: 'must-change-password', message: '请先修改密码' }
  expect(await authProvider.onError(rejection)).toEqual({ redirectTo: '/board/auditor/new-password' })
  expect(session.staff).toMatchObject({ mustChangePassword: true })
  expect(session.token).not.toBeNull()
})

test('a 403 ends the session, a 401 does not', async () => {
  await mockSignedIn(['admin'])

  expect(await authProvider.onError({ statusCode: 401, message: '请先登录' })).toEqual({})
  expect(session.token).not.toBeNull()

  const answer = await authProvider.onError({ statusCode: 403, message: messages.forbidden })
  expect(answer).toMatchObject({ logout: true, redirectTo: '/admin-login' })
  expect(session.token).toBeNull()
  expect(session.takeReason()).toBe(messages.forbidden)
})

test('an expired session leads back to its page', async () => {
  const answer = await authProvider.onError({ statusCode: 403, message: messages.expired })
  expect(answer.redirectTo).toBe('/admin-login?goback=%2Fboard%2Fadmin%2Forders%23part')
})

test('a second failed call leads back to the same page', async () => {
  const search = '?goback=%2Fboard%2Fadmin%2Forders%23part'
  Object.assign(window.location, { pathname: '/admin-login', search, hash: '' })
  const answer = await authProvider.onError({ statusCode: 403, message: messages.expired })
  expect(answer.redirectTo).toBe(`/admin-login${search}`)
})

test('a user without a token is redirected to sign in', async () => {
  expect(await authProvider.check()).toEqual({
    authenticated: false,
    redirectTo: '/admin-login?goback=%2Fboard%2Fadmin%2Forders%23part',
  })
})

test('a required second factor is always enrolled first', async () => {
  await mockSignedIn(['admin'])
  const rejection = { statusCode: 200, code: 'must-enrol-second-factor', message: '请先开启二次验证' }

  expect(await authProvider.onError(rejection)).toEqual({ redirectTo: '/board/admin/second-factor' })
  expect(session.staff).toMatchObject({ mustEnrolSecondFactor: true })
  expect(session.token).not.toBeNull()
})

test('an expired session is reported once by the login page', async () => {
  session.open('Bearer oat_old')
  mockResponse(403, { code: 'error', msg: 'token expired' })
  expect(await authProvider.check()).toMatchObject({ authenticated: false })
  expect(session.takeReason()).toBe(messages.expired)
  expect(session.takeReason()).toBeNull()
})
