import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { inSnapshot } from '#transfer/exports/in_snapshot'
import { exportFolder } from '#transfer/exports/export_folder'
import { createUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { centre } from '#tests/functional/learning/seats/training_centre'
import { checkedBy, exchangeFolder, peopleFile, previewAndImport } from '#tests/functional/transfer/exchange'

test.group('Ids of partners', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.tap((one) => one.tags(['@engine']))

  test('an import with the source of an account links its ids', async ({ client, assert, cleanup }) => {
    const [own, learner] = [await centre(), await createUser()]
    const { key, account } = await keyOf(own)
    const other = await keyOf(own)
    const { telephone, userName } = learner.user
    const manifest = { format: 'zhuxue-exchange', version: 1, source: `svc-${account.id}`, sourceName: '人事系统' }
    const files = {
      'manifest.json': JSON.stringify({ ...manifest, files: [] }),
      'people.csv': peopleFile([{ id: 'HR-0042', name: userName, telephone: telephone! }]),
    }
    await previewAndImport(cleanup, await exchangeFolder(cleanup, files))
    const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    await callWith(client, key, path, 'POST')
      .header('idempotency-key', 'one')
      .json({ telephones: [telephone] })

    const progressWith = async (by: string) => (await callWith(client, by, '/progress')).body().data
    assert.include((await progressWith(key))[0], { telephone, externalId: 'HR-0042' })
    assert.include((await progressWith(other.key))[0], { telephone, externalId: null })
    const events = await db.from('webhook_events').orderBy('id')
    const [finished] = events
    assert.include(finished, { event_type: 'import.finished', service_account_id: account.id })
    assert.deepInclude(JSON.parse(finished.payload).objects[0], { object: 'people', linked: 1, new: 0 })
    const seats = events.filter(({ event_type: type }) => type === 'seat.assigned')
    assert.sameDeepMembers(
      seats.map((event) => [event.service_account_id, JSON.parse(event.payload).person.externalId]),
      [
        [account.id, 'HR-0042'],
        [other.account.id, null],
      ]
    )
    assert.lengthOf(
      events.filter(({ event_type: type }) => type === 'import.finished'),
      1
    )
  })

  test('ids of a service account stay in this installation', async ({ assert, cleanup }) => {
    const { account } = await keyOf(await createUser())
    const { userName, telephone } = (await createUser()).user
    const source = `svc-${account.id}`
    const people = peopleFile([{ id: 'HR-0042', name: userName, telephone: telephone! }])
    const own = { format: 'zhuxue-exchange', version: 1, source, sourceName: '人事系统', files: [] }
    const folder = await exchangeFolder(cleanup, { 'manifest.json': JSON.stringify(own), 'people.csv': people })
    await previewAndImport(cleanup, folder)

    const to = join(folder, 'export')
    await inSnapshot((trx) =>
      exportFolder(trx, { to, objects: ['people'], isClear: false, source: 'our-site', sourceName: '筑学' })
    )
    assert.notInclude(await readFile(join(to, 'people.csv'), 'utf8'), 'HR-0042')

    const [head, row] = people.trimEnd().split('\r\n')
    const other = await exchangeFolder(cleanup, { 'people.csv': `source,${head}\r\n${source},${row}` })
    const { rows } = await checkedBy(cleanup, other)
    assert.deepEqual(
      rows.map(({ code, line }) => [code, line]),
      [['E_SOURCE', 2]]
    )
  })
})
