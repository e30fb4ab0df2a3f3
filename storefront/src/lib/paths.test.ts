import { LandingPaths } from '@zhuxue/api/terms/accounts'
import { legalTextPath } from '@zhuxue/api/terms/accounts/legal_texts'
import { expect, test } from 'vitest'
import { boardOf, landing, paths, withQuery } from './paths'

test('the first role decides where a user lands', () => {
  expect(landing(['admin', 'user'])).toBe('/board/admin/admin-index')
  expect(landing(['user', 'admin'])).toBe('/board/user/my-course')
  expect(landing([])).toBe('/board/user/my-course')
})

test('the first staff role decides where the gear leads', () => {
  expect(boardOf(['user', 'teacher', 'admin'])).toBe('/board/teacher/teacher-statis')
  expect(boardOf([])).toBe('/admin-login')
})

test.each(Object.entries(LandingPaths))('%s lands where the API says', (role, path) => {
  expect(landing([role])).toBe(path)
})

test('a legal text has the URL that the admin links', () => {
  expect(paths.legal('privacy')).toBe(legalTextPath('privacy'))
  expect(paths.legal('privacy', 2)).toBe(legalTextPath('privacy', 2))
})

test('empty values are omitted from URLs; lists repeat names', () => {
  expect(withQuery('/x', { a: '', b: null, c: 0, d: ['1', '2'] })).toBe('/x?c=0&d=1&d=2')
  expect(withQuery('/x', {})).toBe('/x')
})

test('a return URL is one segment of the login URL', () => {
  expect(paths.loginThen('/index/a?b=1')).toBe('/login/%2Findex%2Fa%3Fb%3D1')
})
