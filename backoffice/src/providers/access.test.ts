import { expect, test } from 'vitest'
import { may } from './access'
import { safeReturn } from './auth'
import { isStaff, landingOf } from './roles'

test('only an admin publishes, reorders and sees orders', () => {
  for (const action of ['publish', 'hot', 'reorder', 'delete']) {
    expect(may(['admin'], 'courses', action)).toBe(true)
    expect(may(['auditor'], 'courses', action)).toBe(false)
    expect(may(['teacher'], 'teacher-courses', action)).toBe(false)
  }
  expect(may(['auditor', 'channel', 'teacher'], 'orders', 'list')).toBe(false)
})

test('an auditor reads the course list and nothing else', () => {
  expect(may(['auditor'], 'courses', 'list')).toBe(true)
  expect(may(['auditor'], 'courses', 'edit')).toBe(false)
  expect(may(['auditor'], 'courses', 'create')).toBe(false)
})

test('a teacher works on own courses only', () => {
  expect(may(['teacher'], 'teacher-courses', 'submit')).toBe(true)
  expect(may(['teacher'], 'courses', 'list')).toBe(false)
})

test('everybody who works here has a profile, a learner has it elsewhere', () => {
  for (const role of ['admin', 'auditor', 'channel', 'teacher'])
    expect(may([role], 'profile', 'list')).toBe(true)
  expect(may(['user'], 'profile', 'list')).toBe(false)
})

test('any of several roles is enough, and a learner has none', () => {
  expect(may(['teacher', 'admin'], 'orders', 'list')).toBe(true)
  expect(may(['user'], 'courses', 'list')).toBe(false)
  expect(isStaff(['user'])).toBe(false)
})

test('the first staff role decides the landing page', () => {
  expect(landingOf(['teacher', 'admin'])).toBe('/board/teacher/teacher-courses')
  expect(landingOf(['auditor'])).toBe('/board/auditor/courses')
  expect(landingOf(['channel'])).toBe('/board/channel/statis')
  expect(landingOf(['user'])).toBe('/admin-login')
})

test('signing in never leads out of the console', () => {
  expect(safeReturn('/board/admin/orders?currentPage=2')).toBe('/board/admin/orders?currentPage=2')
  expect(safeReturn('//evil.example/board/admin/')).toBeUndefined()
  expect(safeReturn('https://evil.example')).toBeUndefined()
  expect(safeReturn('/board/user/my-order')).toBeUndefined()
})
