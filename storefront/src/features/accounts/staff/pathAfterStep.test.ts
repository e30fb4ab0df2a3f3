import { expect, test } from 'vitest'
import { pathAfterStep } from './pathAfterStep'

const teacher = { userRole: ['user', 'teacher'], mustChangePassword: false, mustEnrolSecondFactor: false }

test.each([
  ['/board/admin/orders?currentPage=2#part', '/board/admin/orders?currentPage=2#part'],
  ['/index/course-info/7', '/index/course-info/7'],
  [null, '/board/teacher/teacher-statis'],
  ['//evil.test/board/admin/', '/board/teacher/teacher-statis'],
  ['https://evil.test/board/admin/orders', '/board/teacher/teacher-statis'],
  ['/board/assets/x.js', '/board/teacher/teacher-statis'],
  ['/admin-login', '/board/teacher/teacher-statis'],
  ['javascript:alert(1)', '/board/teacher/teacher-statis'],
])('the staff step for %s leads to %s', (goback, path) => expect(pathAfterStep(teacher, goback)).toBe(path))

test('a due password leads to the back office, which asks for it', () => {
  const due = { ...teacher, mustChangePassword: true }
  expect(pathAfterStep(due, '/index/course-info/7')).toBe('/board/teacher/teacher-statis')
  expect(pathAfterStep(due, '/board/teacher/courses')).toBe('/board/teacher/courses')
})
