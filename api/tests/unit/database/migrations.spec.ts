import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { dumpSchema } from '@zhuxue/database/schema_dump'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { migrate, openEmptyDatabase } from '#tests/empty_database'

const connection = 'migrations'
const snapshot = app.makePath('../database/schema.snapshot.txt')

/**
 * The snapshot is one text for every engine: a run on one engine proves that it has the schema
 * which the others have. `SCHEMA_SNAPSHOT=write` writes it anew.
 */
/** Migrations that were numbered by domain, before names began with a time. */
const numbered = 68

/** The names of a folder in the order in which the runner takes them. */
async function migrationNames(folder: string): Promise<string[]> {
  const { config } = db.getRawConnection(db.primaryConnectionName)!
  const migrations = { ...config.migrations, paths: [folder] }
  db.manager.add('names', { ...config, migrations })
  try {
    const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'names' })
    const list = await runner.getList()
    const inFolder = list.filter(({ status }) => status !== 'corrupt')
    return inFolder.map(({ name }) => basename(name))
  } finally {
    await db.manager.release('names')
  }
}

test.group('Names of migrations', (group) => {
  group.tap((test) => test.tags(['@engine']))
  test('begin with a time, but for the first ones', async ({ assert }) => {
    const names = await migrationNames('../database/migrations')

    for (const name of names.slice(0, numbered))
      assert.match(name, /^(00\d\d|010\d|011[0-4])_[a-z0-9_]+$/)
    for (const name of names.slice(numbered)) assert.match(name, /^\d{14}_[a-z0-9_]+$/)
  })

  test('run by number first and by time afterwards', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'zhuxue-migrations-'))
    cleanup(() => rm(folder, { recursive: true }))
    const names = ['0009_a', '0114_a', '20261122103000_b', '20270101000000_a']
    for (const name of names) {
      await writeFile(join(folder, `${name}.ts`), 'export default class {}')
    }

    assert.deepEqual(await migrationNames(folder), names)
  })
})

test.group('Migrations', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(() => openEmptyDatabase(connection))

  test('up, down and up again leave the schema every engine has', async ({ assert }) => {
    await migrate(connection, 'up')
    const first = await dumpSchema(db.connection(connection))
    await migrate(connection, 'down')
    const left = await dumpSchema(db.connection(connection))
    await migrate(connection, 'up')
    const second = await dumpSchema(db.connection(connection))

    if (process.env.SCHEMA_SNAPSHOT === 'write') await writeFile(snapshot, first)
    assert.equal(left, '')
    assert.equal(second, first)
    assert.equal(first, await readFile(snapshot, 'utf8'))
  }).timeout(120_000)

  test('an empty table of a killed migration is made again', async ({ assert }) => {
    await migrate(connection, 'down')
    await db.connection(connection).schema.createTable('users', (table) => table.increments('id'))

    await migrate(connection, 'up')

    assert.equal(await dumpSchema(db.connection(connection)), await readFile(snapshot, 'utf8'))
  }).timeout(120_000)

  test('a table holding rows that no migration knows is never dropped', async ({ assert }) => {
    await migrate(connection, 'down')
    await db.connection(connection).schema.createTable('users', (table) => table.increments('id'))
    await db.connection(connection).table('users').insert({ id: 1 })

    await assert.rejects(() => migrate(connection, 'up'), /users exists, holds rows/)

    assert.lengthOf(await db.connection(connection).from('users'), 1)
  }).timeout(120_000)
})
