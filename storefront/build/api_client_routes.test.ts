import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownRoutes, routesOf, shopSource } from './api_client_routes'

const registry = readFileSync(new URL('../../api/.adonisjs/client/registry/index.ts', import.meta.url), 'utf8')
const patterns = (code: string) => [...code.matchAll(/^ {4}pattern: '(.*)',$/gm)].map(([, path]) => path!)

test('the storefront bundle contains the routes that it calls', () => {
  const kept = patterns(ownRoutes(registry, shopSource()))

  expect(kept).toContain('/api/user/cart-items')
  expect(kept).toContain('/api/admin/orders/:orderNo/deliver')
})

test('routes of admin, monitoring and drivers are removed', () => {
  const kept = patterns(ownRoutes(registry, shopSource()))

  expect(kept.filter((path) => /^\/api\/(admin|teacher)\//.test(path))).toEqual(['/api/admin/orders/:orderNo/deliver'])
  expect(kept.filter((path) => /^\/(health|uploads|pictures)/.test(path))).toEqual([])
  expect(patterns(registry)).toContain('/api/user/saved-views')
  expect(kept).not.toContain('/api/user/saved-views')
})

test('a call is found across lines and after other words', () => {
  const source = 'const one = await api\n  .exams.todayQuestion\n  .show({})'

  expect(patterns(ownRoutes(registry, source))).toEqual(['/api/public/today-question'])
})

test('an unknown format of the generated file stops the build', () => {
  const other = registry.replaceAll('\n  ', '\n    ')
  expect(() => ownRoutes(other, shopSource())).toThrow('entries understood')
  const one = registry.replace("  'health.live': {", '  health: {')
  expect(() => ownRoutes(one, shopSource())).toThrow('entries understood')
})

test('the routes of one domain form a separate module', () => {
  const kept = patterns(routesOf('exams', registry, shopSource()))

  expect(kept).toContain('/api/user/paper-answers')
  expect(kept).not.toContain('/api/user/cart-items')
  expect(() => routesOf('nothing', registry, shopSource())).toThrow('nothing is called in nothing')
})
