import { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages as sessionMessages, SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { messages } from '../lib/apiErrors'
import { localStore, tabStore } from '../lib/storage'
import { http } from './api'
import { authProvider } from './auth'
import { session } from './session'

const storeSession = () => localStore.setItem(SessionStorage.session, JSON.stringify({ token: 'Bearer oat_abc' }))
const takeReason = () => {
  const reason = tabStore.getItem(SessionStorage.leftBoard)
  tabStore.removeItem(SessionStorage.leftBoard)
  return reason
}

/** A user of the storefront's session, whose staff step is open. */
async function mockSignedIn(userRole: string[]) {
  storeSession()
  mockResponse(200, { code: '200', user: { userId: 1, userName: '某人', userRole }, staffStep: 'live' })
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
  takeReason()
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
  expect(takeReason()).toBe(messages.forbidden)
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
  storeSession()
  mockResponse(403, { code: 'error', msg: 'token expired' })
  expect(await authProvider.check()).toMatchObject({ authenticated: false })
  expect(takeReason()).toBe(messages.expired)
  expect(takeReason()).toBeNull()
})

test.each(['needed', 'none'])('a session whose staff step is %s leads to the sign-in page', async (staffStep) => {
  storeSession()
  mockResponse(200, { code: '200', user: { userId: 1, userRole: ['teacher'] }, staffStep })
  expect(await authProvider.check()).toMatchObject({ authenticated: false })
  expect(session.token).not.toBeNull()
})

test('an ended staff step leads back and keeps the session', async () => {
  await mockSignedIn(['admin'])
  const answer = await authProvider.onError({ statusCode: 200, code: 'staff-step', message: '' })
  expect(answer.redirectTo).toBe('/admin-login?goback=%2Fboard%2Fadmin%2Forders%23part')
  expect(session.token).not.toBeNull()
  expect(session.staff).toBeNull()
  expect(takeReason()).toBe(sessionMessages.staffStepEnded)
})

test('signing out ends the session of the storefront too', async () => {
  await mockSignedIn(['admin'])
  await authProvider.logout({})
  expect(localStore.getItem(SessionStorage.session)).toBeNull()
})

test('leaving the back office keeps the session', async () => {
  await mockSignedIn(['admin'])
  expect(await authProvider.logout({ only: 'board' })).toMatchObject({ redirectTo: '/' })
  expect(session.token).not.toBeNull()
})
