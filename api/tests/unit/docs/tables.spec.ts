import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const tables = read('database/schema.snapshot.txt').match(/^[a-z]\w+$/gm) ?? []
const section = read('docs/scale.md').match(/^## Tables and their limits$([^]*?)^## /m)?.[1]

test.group('Growth of tables', () => {
  test('every table is listed once with its bound', ({ assert }) => {
    assert.isAbove(tables.length, 80)
    const documented = [...section!.matchAll(/`([a-z][a-z_]+)`/g)].map(([, name]) => name)
    const counts = tables.map((table) => [table, documented.filter((name) => name === table).length])
    assert.deepEqual(
      counts.filter(([, count]) => count !== 1),
      []
    )
  })

  test('only existing tables are listed', ({ assert }) => {
    const listed = [...section!.matchAll(/^\| [a-z ]+ \| (.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name)
    )
    assert.includeMembers(tables, listed)
  })
})
