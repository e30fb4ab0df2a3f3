import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { Role } from '#core/roles'
import { now, toWireDay } from '#core/time'
import { messages as exportMessages } from '#exports/terms'
import { createUser } from '#tests/factories/accounts'
import { setUpImports } from './board_imports.js'

test.group('Exports of the back office in the exchange format', (group) => {
  group.tap((one) => one.tags(['@engine']))
  const setup = setUpImports(group)

  test('an admin exports chosen objects with masked numbers', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const learner = await createUser()
    const body = { kind: 'exchange', filters: { objects: ['people', 'courses'] } }

    const { msg, exportId } = (await client.post('/api/exports').as(admin).json(body)).body()

    assert.equal(msg, exportMessages.started)
    const row = await db.from('exports').where('id', exportId).firstOrFail()
    assert.include(row, { state: 'done', reason: null, file_name: '迁移数据.zip', conditions: '内容：学员、课程' })
    const files = unzipSync(await readFile(join(setup.store.root, row.object_key)))
    assert.sameMembers(Object.keys(files), ['people.csv', 'courses.csv', 'manifest.json'])
    const people = strFromU8(files['people.csv']!)
    assert.include(people, learner.user.userName)
    for (const number of [learner.user.telephone!, learner.idCard]) assert.notInclude(people, number)
    const manifest = JSON.parse(strFromU8(files['manifest.json']!))
    assert.deepEqual([manifest.format, manifest.files.length], ['zhuxue-exchange', 2])
    const entry = await db.from('audit_logs').where('action', 'transfer.export').firstOrFail()
    assert.include(JSON.parse(entry.after), { conditions: '内容：学员、课程', exportId })
  })

  test('an export since a day has what was changed since', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [old, recent] = [await createUser(), await createUser()]
    const before = '2026-01-01 00:00:00'
    await db.from('users').where('id', old.user.id).update({ created_at: before, updated_at: before })
    const today = toWireDay(now())
    const filters = { objects: ['people'], since: today }

    const { exportId } = (await client.post('/api/exports').as(admin).json({ kind: 'exchange', filters })).body()

    const row = await db.from('exports').where('id', exportId).firstOrFail()
    assert.equal(row.conditions, `内容：学员；变更自：${today}`)
    const files = unzipSync(await readFile(join(setup.store.root, row.object_key)))
    const people = strFromU8(files['people.csv']!)
    assert.include(people, recent.user.userName)
    assert.notInclude(people, `\n${old.user.id},`)
    const wrong = { objects: ['people'], since: '2026-02-30' }
    const refused = await client.post('/api/exports').as(admin).json({ kind: 'exchange', filters: wrong })
    assert.equal(refused.body().code, 'error')
  })

  test('an export without objects, or of unknown ones, is refused', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (const objects of [[], ['passwords']]) {
      const response = await client.post('/api/exports').as(admin).json({ kind: 'exchange', filters: { objects } })
      assert.equal(response.body().code, 'error')
    }
  })
})
