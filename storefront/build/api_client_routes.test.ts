import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usedRoutes, routesOf, storefrontSource } from './api_client_routes'

const registry = readFileSync(new URL('../../api/.adonisjs/client/registry/index.ts', import.meta.url), 'utf8')
const patterns = (code: string) => [...code.matchAll(/^ {2}'[^']+': '[A-Z]+ (.*)',$/gm)].map(([, path]) => path!)

test('the storefront bundle contains the routes that it calls', () => {
  const bundled = patterns(usedRoutes(registry, storefrontSource()))

  expect(bundled).toContain('/api/user/cart-items')
  expect(bundled).toContain('/api/admin/orders/:orderNo/deliver')
})

test('routes of admin, monitoring and drivers are removed', () => {
  const bundled = patterns(usedRoutes(registry, storefrontSource()))

  expect(bundled.filter((path) => /^\/api\/(admin|teacher)\//.test(path))).toEqual([
    '/api/admin/orders/:orderNo/deliver',
  ])
  expect(bundled.filter((path) => /^\/(health|uploads|pictures)/.test(path))).toEqual([])
  expect(registry).toContain("pattern: '/api/user/saved-views'")
  expect(bundled).not.toContain('/api/user/saved-views')
})

test('a call is found across lines and after other words', () => {
  const source = 'const one = await api\n  .exams.todayQuestion\n  .show({})'

  expect(patterns(usedRoutes(registry, source))).toEqual(['/api/public/today-question'])
})

test('an unknown format of the generated file stops the build', () => {
  const other = registry.replaceAll('\n  ', '\n    ')
  expect(() => usedRoutes(other, storefrontSource())).toThrow('entries understood')
  const one = registry.replace("  'health.live': {", '  health: {')
  expect(() => usedRoutes(one, storefrontSource())).toThrow('entries understood')
})

test('the routes of one domain form a separate module', () => {
  const bundled = patterns(routesOf('exams', registry, storefrontSource()))

  expect(bundled).toContain('/api/user/paper-answers')
  expect(bundled).not.toContain('/api/user/cart-items')
  expect(() => routesOf('nothing', registry, storefrontSource())).toThrow('nothing is called in nothing')
})
