// @vitest-environment happy-dom
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { resources } from '../resources'
import { learnerPages, learnerPathOf } from './learnerPages'

const screens = resources.flatMap(({ screens }) => screens.map(({ path }) => ({ path })))
const pathAt = (address: string) => matchRoutes([...learnerPages, ...screens], address)?.pop()?.route.path

test('learner pages exist below the path of every role', () => {
  expect(pathAt('/board/admin/my-course')).toBe('/board/:userType/my-course')
  expect(pathAt('/board/teacher/order-assign-users/26001')).toMatch(/order-assign-users\/\*$/)
  expect(learnerPathOf('/board/channel/order-assign-users/26001')).toBe('/board/user/order-assign-users/26001')
  expect(learnerPathOf('/board/admin/invoice', '?orderId=26001')).toBe('/board/user/invoice?orderId=26001')
})

test('each learner page of the storefront is redirected from every role', () => {
  const files = import.meta.glob('../../../storefront/src/pages/board/user/**/*.astro')
  // The overview at /board/user has no twin: /board/teacher and the like are the back office itself.
  const names = Object.keys(files).flatMap((file) => /user\/(?!index\.)([\w-]+)/.exec(file)?.[1] ?? [])
  expect(names).toContain('my-course')
  for (const name of names) {
    const path = pathAt(`/board/teacher/${name}`) ?? pathAt(`/board/teacher/${name}/7`)
    expect(path, name).toBeDefined()
  }
})

test('an admin screen takes precedence over a learner page', () => {
  expect(pathAt('/board/admin/play-statis')).toBe('/board/admin/play-statis')
  expect(pathAt('/board/auditor/play-statis')).toBe('/board/:userType/play-statis')
  expect(pathAt('/board/admin/invoices')).toBe('/board/admin/invoices')
  expect(pathAt('/board/admin/profile')).toBe('/board/:userType/profile')
})
