import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownRoutes } from './shop_routes'

const registry = readFileSync(
  new URL('../../api/.adonisjs/client/registry/index.ts', import.meta.url),
  'utf8'
)
const patterns = (code: string) =>
  [...code.matchAll(/^ {4}pattern: '(.*)',$/gm)].map(([, path]) => path!)

test('the shop keeps its own routes', () => {
  const kept = patterns(ownRoutes(registry))

  expect(kept).toContain('/api/user/cart-items')
  expect(kept).toContain('/api/admin/orders/:orderNo/deliver')
})

test('the routes of admins, teachers and drivers are cut', () => {
  const kept = patterns(ownRoutes(registry))

  expect(kept.filter((path) => /^\/api\/(admin|teacher)\//.test(path))).toEqual([
    '/api/admin/orders/:orderNo/deliver',
  ])
  expect(kept.filter((path) => /^\/(health|uploads|pictures)/.test(path))).toEqual([])
})

test('another form of the generated file stops the build', () => {
  expect(() => ownRoutes(registry.replaceAll('\n  ', '\n    '))).toThrow('entries understood')
  expect(() => ownRoutes(registry.replace("  'health.live': {", '  health: {'))).toThrow()
})
