import type { AxiosResponse } from 'axios'
import { afterEach, expect, test } from 'vitest'
import { http, messages } from './api'
import { authProvider } from './auth'
import { session } from './session'

function givenSignIn(userRole: string[], mustChangePassword = false) {
  http.defaults.adapter = async (config) =>
    ({
      data: { code: '200', user: { userId: 1, userName: '某人', userRole, mustChangePassword } },
      status: 200,
      statusText: '',
      headers: { authorization: 'Bearer oat_abc' },
      config,
    }) as AxiosResponse
}

afterEach(() => session.close())

test('an admin signs in and lands on the overview', async () => {
  givenSignIn(['admin'])
  const answer = await authProvider.login({ loginName: 'admin', passwd: 'x' })
  expect(answer).toEqual({ success: true, redirectTo: '/board/admin/admin-index' })
  expect(session.token).toBe('Bearer oat_abc')
  expect(sessionStorage.getItem('zhuxue.staff')).toBe('Bearer oat_abc')
})

test('a learner is refused and no token is kept', async () => {
  givenSignIn(['user'])
  const answer = await authProvider.login({ loginName: '13800000101', passwd: 'x' })
  expect(answer).toMatchObject({ success: false, error: { message: messages.forbidden } })
  expect(session.token).toBeNull()
  expect(sessionStorage.getItem('zhuxue.staff')).toBeNull()
})

test('a due password is replaced before the requested page', async () => {
  givenSignIn(['teacher'], true)
  const goback = '/board/teacher/teacher-courses'
  expect(await authProvider.login({ loginName: 'jiang', passwd: 'x', goback })).toEqual({
    success: true,
    redirectTo: '/board/teacher/new-password?goback=%2Fboard%2Fteacher%2Fteacher-courses',
  })
})

test('must-change-password leads to the form and keeps the session', async () => {
  givenSignIn(['auditor'])
  await authProvider.login({ loginName: 'shenhe', passwd: 'x' })

  const refusal = { statusCode: 200, code: 'must-change-password', message: '请先修改密码' }
  expect(await authProvider.onError(refusal)).toEqual({ redirectTo: '/board/auditor/new-password' })
  expect(session.staff).toMatchObject({ mustChangePassword: true })
  expect(session.token).not.toBeNull()
})

test('a 403 ends the session, a 401 does not', async () => {
  givenSignIn(['admin'])
  await authProvider.login({ loginName: 'admin', passwd: 'x' })

  expect(await authProvider.onError({ statusCode: 401, message: '请先登录' })).toEqual({})
  expect(session.token).not.toBeNull()

  const answer = await authProvider.onError({ statusCode: 403, message: messages.forbidden })
  expect(answer).toMatchObject({ logout: true, redirectTo: '/admin-login' })
  expect(session.token).toBeNull()
})

test('somebody without a token is sent to sign in', async () => {
  Object.assign(globalThis, {
    window: { location: { pathname: '/board/admin/orders', search: '', hash: '#part' } },
  })
  expect(await authProvider.check()).toEqual({
    authenticated: false,
    redirectTo: '/admin-login?goback=%2Fboard%2Fadmin%2Forders%23part',
  })
})

test('who must enrol a second factor is always led there', async () => {
  givenSignIn(['admin'])
  await authProvider.login({ loginName: 'admin', passwd: 'x' })
  const refusal = { statusCode: 200, code: 'must-enrol-second-factor', message: '请先开启二次验证' }

  expect(await authProvider.onError(refusal)).toEqual({ redirectTo: '/board/admin/second-factor' })
  expect(session.staff).toMatchObject({ mustEnrolSecondFactor: true })
  expect(session.token).not.toBeNull()
})

test('a sign-in awaiting its second step keeps no token', async () => {
  http.defaults.adapter = async (config) =>
    ({
      data: { code: 'second-factor', msg: '请完成二次验证', challengeId: 'c', methods: {} },
      status: 200,
      statusText: '',
      headers: {},
      config,
    }) as AxiosResponse

  const answer = await authProvider.login({ loginName: 'admin', passwd: 'x' })

  expect(answer).toMatchObject({ success: false, error: { code: 'second-factor' } })
  expect(session.token).toBeNull()
})
