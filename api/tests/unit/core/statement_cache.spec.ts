import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cachePreparedStatements } from '#core/connections/statement_cache'

/** The package has no types. */
const Database = createRequire(import.meta.url)('better-sqlite3')

/** A connection with a statement cache to a temporary file, and a second connection without one. */
function openTwo() {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-kept-'))
  const file = join(folder, 'kept.sqlite')
  const [connection, other] = [new Database(file), new Database(file)]
  const parsed: string[] = []
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql: string) => {
    parsed.push(sql)
    return prepare(sql)
  }
  cachePreparedStatements(connection)
  connection.exec('create table people (id integer primary key, name text unique)')
  const close = () => {
    connection.close()
    other.close()
    rmSync(folder, { recursive: true })
  }
  return { connection, other, parsed, close }
}

test.group('Cached SQLite statements', (group) => {
  group.tap((test) => test.tags(['@engine']))
  test('a statement is parsed once and bound again', ({ assert, cleanup }) => {
    const { connection, parsed, close } = openTwo()
    cleanup(close)
    for (const name of ['Li', 'Wang']) {
      connection.prepare('insert into people (name) values (?)').run(name)
    }
    const names = () => connection.prepare('select name from people where name = ?')
    assert.deepEqual(names().all('Li'), [{ name: 'Li' }])
    assert.deepEqual(names().all('Wang'), [{ name: 'Wang' }])
    assert.deepEqual(names().all('Zhao'), [])
    assert.lengthOf(parsed, 2)
  })

  test('columns added or dropped by another connection are seen', ({ assert, cleanup }) => {
    const { connection, other, close } = openTwo()
    cleanup(close)
    const rows = () => connection.prepare('select * from people').all()
    connection.prepare('insert into people (name) values (?)').run('Li')
    assert.deepEqual(rows(), [{ id: 1, name: 'Li' }])

    other.exec(`alter table people add column town text default 'Wuhan'`)
    assert.deepEqual(rows(), [{ id: 1, name: 'Li', town: 'Wuhan' }])
    other.exec('alter table people drop column town')
    assert.deepEqual(rows(), [{ id: 1, name: 'Li' }])
  })

  test('a cached statement does not block dropping its table', ({ assert, cleanup }) => {
    const { connection, close } = openTwo()
    cleanup(close)
    const rows = () => connection.prepare('select * from people').all()
    assert.deepEqual(rows(), [])
    connection.prepare('drop table people').run()
    assert.throws(rows, /no such table/)
    connection.prepare('create table people (town text)').run()
    connection.prepare(`insert into people values ('Wuhan')`).run()
    assert.deepEqual(rows(), [{ town: 'Wuhan' }])
  })

  test('statements run again after a failure and a rollback', ({ assert, cleanup }) => {
    const { connection, close } = openTwo()
    cleanup(close)
    const run = (sql: string, ...values: unknown[]) => connection.prepare(sql).run(...values)
    const add = (name: string) => run('insert into people (name) values (?)', name)
    run('BEGIN;')
    add('Li')
    assert.throws(() => add('Li'), /UNIQUE/)
    run('ROLLBACK')
    run('BEGIN;')
    add('Li')
    run('COMMIT;')
    assert.lengthOf(connection.prepare('select * from people').all(), 1)
  })

  test('the cache is bounded and keeps the latest statements', ({ assert, cleanup }) => {
    const { connection, parsed, close } = openTwo()
    cleanup(close)
    const often = 'select name from people'
    for (let at = 0; at < 1_500; at++) {
      connection.prepare(`select ${at} from people`)
      connection.prepare(often)
    }
    assert.lengthOf(parsed, 1_501)
    connection.prepare('select 1499 from people')
    assert.lengthOf(parsed, 1_501)
    connection.prepare('select 1 from people')
    assert.lengthOf(parsed, 1_502)
  })

  test('savepoints, settings and very long statements are not cached', ({ assert, cleanup }) => {
    const { connection, parsed, close } = openTwo()
    cleanup(close)
    const long = `select * from people where id in (${Array(3_000).fill('?').join(', ')})`
    const texts = ['savepoint one', 'rollback to one', 'release one', 'pragma foreign_keys', long]
    connection.exec('begin; savepoint one')
    for (const text of [...texts, ...texts]) connection.prepare(text)
    assert.deepEqual(parsed, [...texts, ...texts])
  })

  test('the application uses the statement cache', async ({ assert }) => {
    const { client: knex } = db.connection().getWriteClient()
    const connection = await knex.acquireConnection()
    const first = connection.prepare('select 1 as one')
    const again = connection.prepare('select 1 as one')
    await knex.releaseConnection(connection)
    assert.strictEqual(again, first)
  }).skip(process.env.DB_CONNECTION === 'mysql', 'MySQL parses for itself')
})
