import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { registry } from '#core/metrics/metrics'

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/ops/${name}`, import.meta.url), 'utf8')
const names = registry.getMetricsAsArray().map(({ name }) => name)

test.group('The description of operations', () => {
  test('lists every metric once, and no other', ({ assert }) => {
    const listed = [...read('README.md').matchAll(/^\| `(zhuxue_\w+)`/gm)].map(([, name]) => name)
    assert.isAbove(names.length, 15)
    assert.sameMembers(listed, names)
    assert.lengthOf(new Set(listed), listed.length)
  })
})
