import { describe, expect, test, vi } from 'vitest'
import { gobackFrom, safeGoback } from './goback'

describe('Accepted login redirects', () => {
  test.each([
    '/index',
    '/index/my-cart',
    '/index/course-info/18?parentCourseId=3',
    '/board/user',
    '/board/user/my-order',
    '/board/user/my-cert?furtherEduCertId=7#uploads',
  ])('login redirects back to %s', (path) => {
    expect(safeGoback(path)).toBe(path)
    expect(gobackFrom(encodeURIComponent(path))).toBe(path)
  })
})

describe('Rejected login redirects', () => {
  test.each([
    '',
    null,
    undefined,
    'https://evil.test/index',
    '//evil.test/index',
    '/\\evil.test',
    '\\\\evil.test',
    '/index/../../admin-login',
    '/index@evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\tindex',
    '/index\n//evil.test',
    ' /index',
    '/login',
    '/login/%2Findex',
    '/admin-login',
    '/board/admin/orders',
    '/board/user/../admin/orders',
    '/api/security/logout',
    '/local/wallet/x',
    '/indexevil',
    '/index/%2e%2e/api',
    `/index/${'a'.repeat(600)}`,
  ])('login does not redirect to %s', (path) => {
    expect(safeGoback(path)).toBeNull()
  })

  test('a URL with wrong or double encoding is rejected', () => {
    expect(gobackFrom('%252F%252Fevil.test')).toBeNull()
    expect(gobackFrom('%2F%2Fevil.test')).toBeNull()
    expect(gobackFrom('%E0%A4%A')).toBeNull()
    expect(gobackFrom(undefined)).toBeNull()
  })
})

test('a URL is checked where URL.canParse is missing', () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.defineProperty(URL, 'canParse', { value: undefined })
  expect(safeGoback('/index/my-cart')).toBe('/index/my-cart')
  expect(safeGoback('/index:a@b')).toBeNull()
  vi.unstubAllGlobals()
})
