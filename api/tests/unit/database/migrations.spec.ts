import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { dumpSchema } from '@zhuxue/database/schema_dump'
import { migrate, openEmptyDatabase } from '#tests/empty_database'

const connection = 'migrations'
const snapshot = app.makePath('../database/schema.snapshot.txt')

/**
 * The snapshot is the same text for all engines, so each run proves that its engine has the common schema.
 * `SCHEMA_SNAPSHOT=write` updates it.
 */
test.group('Migrations', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(() => openEmptyDatabase(connection))

  test('migrating up, down and up again gives the same schema', async ({ assert }) => {
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

  test('empty tables of a killed migration are created again', async ({ assert }) => {
    await migrate(connection, 'down')
    const { schema } = db.connection(connection)
    await schema
      .createTable('users', (table) => void table.increments('id'))
      .createTable('user_roles', (table) => {
        table.integer('user_id').unsigned().references('id').inTable('users')
      })

    await migrate(connection, 'up')

    assert.equal(await dumpSchema(db.connection(connection)), await readFile(snapshot, 'utf8'))
  }).timeout(120_000)

  test('a table with rows unknown to migrations is never dropped', async ({ assert }) => {
    await migrate(connection, 'down')
    await db.connection(connection).schema.createTable('users', (table) => table.increments('id'))
    await db.connection(connection).table('users').insert({ id: 1 })

    await assert.rejects(() => migrate(connection, 'up'), /users exists, holds rows/)

    assert.lengthOf(await db.connection(connection).from('users'), 1)
  }).timeout(120_000)
})
