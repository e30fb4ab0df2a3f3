import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { afterEach, expect, test, vi } from 'vitest'
import { asHttpError } from '../lib/faults'
import { messages, toHttpError } from '../lib/apiErrors'
import { session } from '../providers/session'
import { signInWithPassword } from './signIn'

const credentials = { loginName: 'somebody', passwd: 'x' }

function mockResponse(status: number, body: object) {
  const headers = { authorization: 'Bearer oat_abc' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }))
}

const mockProfile = (userRole: string[], overrides: object = {}) =>
  mockResponse(200, { code: '200', user: { userId: 1, userName: '某人', userRole, ...overrides } })

const signIn = (goback: string | null = null) => signInWithPassword(credentials, goback, () => undefined)

afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
})

test('an admin signs in and lands on the overview', async () => {
  mockProfile(['admin'])
  expect(await signIn()).toBe('/board/admin/admin-index')
  expect(sessionStorage.getItem('zhuxue.staff')).toBe('Bearer oat_abc')
})

test('an admin signs in where AbortSignal.timeout is missing', async () => {
  mockProfile(['admin'])
  vi.stubGlobal('AbortSignal', class extends AbortSignal {})
  Object.defineProperty(AbortSignal, 'timeout', { value: undefined })
  expect(await signIn()).toBe('/board/admin/admin-index')
})

test('an error of our own code is reported as such', () => {
  vi.useFakeTimers()
  const codeError = new TypeError('x is not a function')
  expect(asHttpError(codeError)).toMatchObject({ message: messages.fault })
  expect(() => vi.runAllTimers()).toThrow(codeError)
  vi.useRealTimers()
  const rejection = toHttpError({ code: 'error', msg: '用户名或密码错误' }, 200)
  expect(asHttpError(rejection)).toBe(rejection)
})

test('a learner is rejected and no token is stored', async () => {
  mockProfile(['user'])
  await expect(signIn()).rejects.toMatchObject({ message: messages.forbidden })
  expect(sessionStorage.getItem('zhuxue.staff')).toBeNull()
})

test('an expired password is replaced before the requested page', async () => {
  mockProfile(['teacher'], { mustChangePassword: true })
  expect(await signIn('/board/teacher/teacher-courses')).toBe(
    '/board/teacher/new-password?goback=%2Fboard%2Fteacher%2Fteacher-courses'
  )
})

test('a return path to another site is ignored', async () => {
  mockProfile(['admin'])
  expect(await signIn('https://evil.test/board/admin/')).toBe('/board/admin/admin-index')
})

test('a sign-in awaiting its second factor stores no token', async () => {
  mockResponse(200, { code: SecondFactor, msg: '请完成二次验证', challengeId: 'c', methods: {} })
  await expect(signIn()).rejects.toMatchObject({ code: SecondFactor, details: { challengeId: 'c' } })
  expect(sessionStorage.getItem('zhuxue.staff')).toBeNull()
})

test.each([
  [401, { code: 'error', msg: '用户名或密码错误' }, '用户名或密码错误'],
  [429, { code: 'error', msg: '登录失败次数过多，请稍后再试' }, '登录失败次数过多，请稍后再试'],
  [502, { code: 'error' }, messages.network],
])('a response of status %i gets a Chinese message', async (status, body, expected) => {
  mockResponse(status, body)
  await expect(signIn()).rejects.toMatchObject({ message: expected })
})

test('a failed connection is reported as a network error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await expect(signIn()).rejects.toMatchObject({ message: messages.network })
})
