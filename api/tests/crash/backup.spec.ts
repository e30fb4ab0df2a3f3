import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { auditConsole } from '#core/audit/audit'
import { transaction } from '#core/transaction'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { brokenInvariants } from '#tests/invariants'
import { BackupPlaces } from './backup_places.js'
import { AckLog, expireOrders } from './ack_log.js'

const buyers = 6
/** Characters that end lines, strings or rows in SQL and in line readers. */
const oddName = 'O\'N "筑"),(\\ ;\u2028🏗\n--\t'
const upload = 'uploads/handout/202611/1/kept.pdf'

const orderNumbers = async (client: QueryClientContract): Promise<string[]> => {
  const rows = await client.from('orders').select('order_no').orderBy('id')
  return rows.map(({ order_no: number }) => number)
}

test.group('Backup and restore', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('a backup made during checkout is restored completely', async ({ assert, cleanup }) => {
    const people = await Promise.all(Array.from({ length: buyers }, () => createUser()))
    const [{ user }] = people
    await user.merge({ userName: oddName }).save()
    await transaction((trx) => auditConsole(trx, { action: 'user.reset-totp', object: `user:${user.id}` }))
    const products = [{ courseId: await course(), courseCount: 1 }]
    const places = await BackupPlaces.prepare()
    cleanup(() => places.dispose())
    const { server } = places
    await mkdir(join(server.directory, upload, '..'), { recursive: true })
    await writeFile(join(server.directory, upload), '%PDF-1.7 讲义')
    await server.start()
    const ackLog = new AckLog(server.url, products)
    await ackLog.press(people.map(({ token }) => token))
    const before = ackLog.acknowledged.map(({ orderId }) => orderId)
    assert.lengthOf(before, buyers)

    const kept = join(places.folder, 'kept')
    for (const old of ['zhuxue-20260101T000000Z', 'zhuxue-20260101T000000Z.unfinished', 'notes']) {
      await mkdir(join(kept, old), { recursive: true })
    }

    const backup = places.backup('--keep=1')
    let isDone = false
    void backup.then(() => (isDone = true))
    while (!isDone) {
      await server.look(expireOrders)
      await ackLog.press(people.map(({ token }) => token))
    }
    const { code, text } = await backup
    assert.equal(code, 0, text)
    assert.isAbove(ackLog.acknowledged.length, before.length)
    const [notes, name, ...older] = (await readdir(kept)).sort()
    assert.deepEqual([notes, older], ['notes', []])
    const folder = join(kept, name)
    await rm(join(server.directory, upload))

    const restored = await places.restore(folder)
    assert.equal(restored.code, 0, restored.text)
    const written = await server.look(orderNumbers)
    await places.look(async (client) => {
      const numbers = await orderNumbers(client)
      assert.includeMembers(numbers, before as string[])
      assert.includeMembers(written, numbers)
      // Of simultaneous orders, the newer one may be committed first.
      assert.includeMembers(numbers, written.slice(0, numbers.length - buyers))
      assert.deepEqual(await brokenInvariants(client), [])
      const named = await client.from('users').where('id', user.id).firstOrFail()
      assert.equal(named.user_name, oddName)
      await assert.rejects(() => client.from('audit_logs').update({ reason: 'x' }))
      assert.isNull(await client.from('access_tokens').first())
      const entry = await client.from('audit_logs').orderBy('id', 'desc').firstOrFail()
      assert.equal(entry.action, 'backup.restore')
      assert.equal(JSON.parse(entry.after).ended, buyers)
    })
    const file = join(places.target.DATA_DIR, upload)
    assert.equal(await readFile(file, 'utf8'), '%PDF-1.7 讲义')
    await eachFile(folder, async (path) => {
      assert.equal((await stat(path)).mode & 0o777, 0o600, path)
    })
  }).timeout(180_000)
})

async function eachFile(folder: string, look: (path: string) => Promise<void>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await look(join(entry.parentPath, entry.name))
  }
}
