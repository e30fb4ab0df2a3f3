import type { ApiClient, ApiRequest } from '@japa/api-client'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anchorAuditLog } from '#core/audit/anchor_audit_log'
import { verifyChain } from '#core/audit/audit_chain'
import { hashOf } from '#core/audit/entry_hash'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { deleteAuditFiles } from '#tests/audit_files'
import { tamper } from '#tests/open_audit_log'

const anchors = join(process.env.DATA_DIR!, 'anchors', 'audit.jsonl')
const rows = () => db.from('audit_logs').orderBy('id')
const change = (id: number, values: object) => tamper(() => db.from('audit_logs').where('id', id).update(values))
const remove = (...ids: number[]) => tamper(() => db.from('audit_logs').whereIn('id', ids).delete())
const kinds = async () => (await verifyChain()).breaks.map(({ kind }) => kind)

test.group('Chain breaks of the audit log', (group) => {
  let admin: CreatedUser
  let reveal: (reason: string) => ApiRequest
  let acknowledge: (id: number, reason?: string) => ApiRequest

  group.each.setup(() => testUtils.db().truncate())

  async function writeEntries(client: ApiClient, count: number) {
    admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const call = (method: string, path: string, body: object) => client.request(path, method).as(admin).json(body)
    reveal = (reason) => call('POST', `/api/admin/users/${user.id}/reveal`, { field: 'telephone', reason })
    acknowledge = (id, reason = '核对过备份，是误操作') =>
      call('PUT', `/api/admin/audit-logs/${id}/acknowledgement`, { reason })
    for (let at = 0; at < count; at++) await reveal(`核对客户 ${at}`)
    return rows()
  }

  test('a reason is normalized and well-formed', async ({ client, assert }) => {
    await writeEntries(client, 1)

    const half = await reveal('核对客户\ud83d')
    const answer = await reveal('核对客户 e\u0301')

    assert.equal(half.body().errors[0].field, 'reason')
    assert.equal(answer.body().code, '200')
    assert.equal((await rows()).at(-1).reason, '核对客户 é')
    assert.deepInclude(await verifyChain(), { intact: true, checked: 2, breaks: [] })
  })

  test('all breaks are listed, and later entries are checked', async ({ client, assert }) => {
    const [one, , three, , five] = await writeEntries(client, 6)
    await change(one.id, { reason: '别的原因' })
    await remove(three.id)
    await change(five.id, { actor_name: 'nobody' })

    const { breaks, ...check } = await verifyChain()

    assert.deepEqual(
      breaks.map(({ auditLogId, kind }) => [auditLogId, kind]),
      [
        [one.id, 'altered'],
        [three.id + 1, 'unlinked'],
        [five.id, 'altered'],
      ]
    )
    assert.deepInclude(check, { intact: false, checked: 5, brokenAt: one.id, breakCount: 3 })
  })

  test('an acknowledged entry is accepted until it changes again', async ({ client, assert }) => {
    const [, two] = await writeEntries(client, 3)
    await change(two.id, { reason: '别的原因' })

    const refused = await acknowledge(two.id, '好')
    const { breaks, ...check } = (await acknowledge(two.id)).body()
    const again = await acknowledge(two.id)
    const entry = (await rows()).at(-1)
    await change(two.id, { reason: '又是别的' })
    const changed = await verifyChain()

    assert.equal(refused.body().errors[0].field, 'reason')
    assert.deepInclude(check, { code: '200', intact: true, brokenAt: null })
    assert.deepInclude(breaks[0].acknowledgement, {
      auditLogId: entry.id,
      by: admin.user.loginName,
      reason: '核对过备份，是误操作',
    })
    assert.equal(again.body().msg, '这条记录没有待确认的异常，请重新校验')
    assert.deepInclude(entry, {
      action: 'audit-log.acknowledge',
      object: `audit-log:${two.id}`,
      actor_id: admin.user.id,
    })
    assert.deepInclude(changed, { intact: false, brokenAt: two.id })
  })

  test('an entry cannot be forged without the key', async ({ client, assert }) => {
    const entries = await writeEntries(client, 3)
    let previous = entries[1].hash
    const forged = { ...entries[2], reason: '伪造', prev_hash: previous, key_id: null }
    previous = hashOf(forged)
    await change(forged.id, { reason: '伪造', key_id: null, hash: previous })

    const check = await verifyChain()

    assert.equal(check.brokenAt, forged.id)
    assert.include(
      check.breaks.map(({ kind }) => kind),
      'wrong-key'
    )
  })

  test('a truncated end is detected behind new entries', async ({ client, assert }) => {
    const entries = await writeEntries(client, 4)
    await remove(entries[2].id, entries[3].id)

    const cut = await verifyChain()
    await reveal('核对客户')
    const later = await verifyChain()

    assert.deepEqual([cut.breaks[0].kind, cut.brokenAt], ['truncated', entries[3].id])
    assert.deepEqual([later.breaks[0].kind, later.intact], ['unlinked', false])
    assert.isTrue((await acknowledge(later.brokenAt!)).body().intact)
  })

  test('a truncated end can be acknowledged', async ({ client, assert }) => {
    const entries = await writeEntries(client, 3)
    await remove(entries[2].id)

    const check = (await acknowledge(entries[2].id)).body()

    assert.isTrue(check.intact)
    assert.isTrue((await verifyChain()).intact)
  })

  test('an older high-water mark is detected by the anchor', async ({ client, assert }) => {
    const entries = await writeEntries(client, 2)
    const head = await db.from('audit_heads').firstOrFail()
    await reveal('核对客户')
    const anchor = await anchorAuditLog()
    await remove((await rows()).at(-1).id)
    await db.from('audit_heads').update(head)

    const check = await verifyChain()

    assert.equal(anchor!.entries, 3)
    assert.lengthOf(await rows(), entries.length)
    assert.deepInclude(check, { intact: false, brokenAt: anchor!.lastId, anchorCount: 1 })
    assert.deepEqual(await kinds(), ['anchor'])
    assert.isTrue((await acknowledge(anchor!.lastId)).body().intact)
  })

  test('a lost high-water mark is reported and rewritten with an entry', async ({ client, assert }) => {
    await writeEntries(client, 2)
    await db.from('audit_heads').update({ entries: 1 })

    const lost = await kinds()
    await reveal('核对客户')
    const actions = (await rows()).map(({ action }: { action: string }) => action)

    assert.deepEqual(lost, ['head-lost'])
    assert.equal(actions.at(-2), 'audit-log.restart')
    assert.include(await kinds(), 'head-lost')
  })

  test('a foreign line in the anchors is reported', async ({ client, assert }) => {
    await writeEntries(client, 1)
    const first = await anchorAuditLog()
    const second = await anchorAuditLog()
    await appendFile(anchors, '{"lastId":1,"signature":"0"}\n')

    assert.isNotNull(first)
    assert.isNull(second)
    assert.deepEqual(await kinds(), ['anchor-forged'])
  })

  test('entries older than the key keep plain hashes', async ({ client, assert }) => {
    const entries = await writeEntries(client, 2)
    let previous = ''
    for (const entry of entries) {
      const plain = { ...entry, prev_hash: previous, key_id: null }
      previous = hashOf(plain)!
      await change(entry.id, { prev_hash: plain.prev_hash, key_id: null, hash: previous })
    }
    await db.from('audit_heads').delete()
    await deleteAuditFiles()

    const before = await verifyChain()
    await reveal('核对客户')
    const after = await verifyChain()
    const marker = (await rows())[2]

    assert.deepInclude(before, { intact: true, signedFrom: null })
    assert.deepInclude(after, { intact: true, checked: 4, signedFrom: marker.id })
    assert.deepInclude(marker, { action: 'audit-log.change-key', actor_name: '系统' })
  })
})

test.group('Rows of the audit log', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('entries cannot be changed or removed, on either engine', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    await client.put(`/api/admin/users/${user.id}`).as(admin).json({ userName: '改名人员' })

    await assert.rejects(() => db.from('audit_logs').update({ reason: '别的' }), /only added to/)
    await assert.rejects(() => db.from('audit_logs').delete(), /only added to/)
    assert.isTrue((await verifyChain()).guarded)
    assert.isFalse(await tamper(async () => (await verifyChain()).guarded))
  })
})
