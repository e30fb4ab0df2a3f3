import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const code = [
  'api/{app,commands,config,drivers,providers,server,start}/**/*.ts',
  'database/{audit_triggers,grants}.ts',
  'database/invariants.sql',
]
const generated = 'api/app/core/schema.ts'
/** Computed by the database: SQLite does not list it, and no model has it. */
const computed = /\.telephone_tail$/

const words = new Set(
  code
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== generated)
    .flatMap((file) => read(file).match(/\w+/g) ?? [])
)
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
const isNamed = (name: string) => words.has(name) || words.has(camelCase(name))

/** Columns as `table.column`, from the snapshot that every engine must show. */
const columns = read('database/schema.snapshot.txt')
  .split(/\n(?=\S)/)
  .flatMap((block) => {
    const [table, ...lines] = block.split('\n')
    return lines
      .filter((line) => /^ +(?!foreign )\w+ .* (not )?null( default .*)?$/.test(line))
      .map((line) => `${table}.${line.trim().split(' ')[0]}`)
  })

/** The first cells of the table in docs/data-model.md: `table.column`, or `table.*` while a table is being built. */
const [, listed = ''] = read('docs/data-model.md').split('## Columns without a reader')
const excused = [...listed.split('\n## ')[0].matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
  [...cell.matchAll(/`([\w.*]+)`/g)].map(([, name]) => name)
)
const isExcused = (column: string) => excused.includes(column) || excused.includes(column.replace(/\..*/, '.*'))

test.group('Database columns', (group) => {
  group.tap((test) => test.tags(['@engine']))
  test('every column is read in the code or excused with a reason', ({ assert }) => {
    assert.isAbove(columns.length, 500)
    assert.isNotEmpty(excused)
    const unread = columns.filter((column) => !isNamed(column.split('.')[1]) && !isExcused(column))
    assert.deepEqual(unread, [])
  })

  test('every column is in the classes that the models extend', ({ assert }) => {
    const listOf = (names: string[]) => names.map(camelCase).toSorted().join()
    const stored = columns.filter((column) => !computed.test(column))
    const tables = Map.groupBy(stored, (column) => column.split('.')[0])
    const ofTables = [...tables.values()].map((all) => listOf(all.map((one) => one.split('.')[1])))
    const ofClasses = [...read(generated).matchAll(/static \$columns = \[([^\]]*)\]/g)].map(([, names]) =>
      listOf(names.match(/\w+/g)!)
    )
    assert.deepEqual(ofClasses.toSorted(), ofTables.toSorted(), 'npm run ace -- migration:run')
  })

  test('excused columns exist and are unread', ({ assert }) => {
    const single = excused.filter((name) => !name.endsWith('*'))
    assert.deepEqual(
      single.filter((name) => !columns.includes(name) || isNamed(name.split('.')[1])),
      []
    )
    for (const name of excused) {
      assert.isTrue(
        columns.some((column) => column.startsWith(name.replace('*', ''))),
        name
      )
    }
  })
})
