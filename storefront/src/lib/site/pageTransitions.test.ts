import { expect, test } from 'vitest'
import { isOtherPage } from './pageTransitions'

test('pages of the storefront have transitions, also those of the account', () => {
  for (const path of ['/index', '/login', '/admin-login', '/board/user', '/board/user/my-order'])
    expect(isOtherPage(path)).toBe(false)
})

test('the back office, files and local drivers have none', () => {
  for (const path of ['/board/admin/courses', '/local/wallet', '/uploads/a.pdf', '/app.apk']) {
    expect(isOtherPage(path)).toBe(true)
  }
})
