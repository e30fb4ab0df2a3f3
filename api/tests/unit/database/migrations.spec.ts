import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { dumpSchema } from '@zhuxue/database/schema_dump'

const connection = 'migrations_proof'
const snapshot = app.makePath('../database/schema.snapshot.txt')

/**
 * The snapshot is one text for every engine: a run on one engine proves that it has the schema
 * which the others have. `SCHEMA_SNAPSHOT=write` writes it anew.
 */
test.group('Migrations', (group) => {
  group.setup(async () => {
    const close = await openEmptyDatabase()
    return close
  })

  test('they go up, down and up again and leave the schema every engine has', async ({
    assert,
  }) => {
    await migrate('up')
    const first = await dumpSchema(db.connection(connection))
    await migrate('down')
    const left = await dumpSchema(db.connection(connection))
    await migrate('up')
    const second = await dumpSchema(db.connection(connection))

    if (process.env.SCHEMA_SNAPSHOT === 'write') await writeFile(snapshot, first)
    assert.equal(left, '')
    assert.equal(second, first)
    assert.equal(first, await readFile(snapshot, 'utf8'))
  }).timeout(120_000)

  test('an empty table left by a killed migration is made again', async ({ assert }) => {
    await migrate('down')
    await db.connection(connection).schema.createTable('users', (table) => table.increments('id'))

    await migrate('up')

    assert.equal(await dumpSchema(db.connection(connection)), await readFile(snapshot, 'utf8'))
  }).timeout(120_000)

  test('a table with rows that no migration knows of is never dropped', async ({ assert }) => {
    await migrate('down')
    await db.connection(connection).schema.createTable('users', (table) => table.increments('id'))
    await db.connection(connection).table('users').insert({ id: 1 })

    await assert.rejects(() => migrate('up'), /users exists, holds rows/)

    assert.lengthOf(await db.connection(connection).from('users'), 1)
  }).timeout(120_000)
})

async function migrate(direction: 'up' | 'down') {
  const runner = new MigrationRunner(db, app, { direction, connectionName: connection, batch: 0 })
  await runner.run()
  if (runner.error) throw runner.error
}

/** A database beside the one of the other tests, so that rolling it down disturbs nobody. */
async function openEmptyDatabase() {
  const config = structuredCloneOf(db.getRawConnection(db.primaryConnectionName)!.config)
  if (config.client === 'mysql2') {
    const name = `${config.connection.database}_migrations`
    await db.rawQuery(`DROP DATABASE IF EXISTS \`${name}\``)
    await db.rawQuery(`CREATE DATABASE \`${name}\``)
    config.connection.database = name
  } else {
    config.connection = { filename: ':memory:' }
  }
  db.manager.add(connection, config)
  return async () => {
    await db.manager.release(connection)
    if (config.client === 'mysql2') {
      await db.rawQuery(`DROP DATABASE \`${config.connection.database}\``)
    }
  }
}

function structuredCloneOf(config: any) {
  return { ...config, connection: { ...config.connection }, schemaGeneration: { enabled: false } }
}
