import { appendFile, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { committedName } from '#core/audit/anchors'
import { anchorAuditLog } from '#core/audit/anchor_audit_log'
import { appendEntry } from '#core/audit/append_entry'
import { verifyChain } from '#core/audit/audit_chain'
import { anchorsFolder } from '#core/backups/kept_folders'
import { now, setClock } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { acknowledgeBreak } from '#core/audit/acknowledge_break'
import { ApiProcesses } from '#tests/functional/api_processes'
import { until } from '#tests/functional/commerce/shop'
import { tamper } from '#tests/open_audit_log'

const actor = { actorId: null, actorName: 'console', role: 'console' }
let written = 0
const append = (trx: Trx) =>
  appendEntry(trx, {
    ...actor,
    action: 'params.update',
    object: 'params',
    reason: `第 ${++written} 次`,
  })
const write = () => transaction(append)
const ids = async () => (await db.from('audit_logs').orderBy('id')).map(({ id }) => id)
const head = () => db.from('audit_heads').firstOrFail()
const files = async () => (await readdir(anchorsFolder())).sort()
const broken = async () =>
  (await verifyChain()).breaks.map(({ kind, auditLogId }) => [kind, auditLogId])

/** What whoever writes the database needs no key for. */
async function rollBackTo({ last_id: id, ...before }: Record<string, any>) {
  await tamper(() => db.from('audit_logs').where('id', '>', id).delete())
  await db.from('audit_heads').update({ last_id: id, ...before })
}

function logged(message: string): { lines: any[]; restore: () => void } {
  const lines: any[] = []
  const { info } = logger
  logger.info = ((fields: any, text: string) => {
    if (text === message) lines.push(fields)
    return info.call(logger, fields, text)
  }) as typeof info
  return { lines, restore: () => (logger.info = info) }
}

test.group('The audit log that was rolled back (docs/threats.md S24)', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('between two anchors is one break, also behind new entries', async ({ assert }) => {
    await write()
    const before = await head()
    for (let at = 0; at < 3; at++) await write()
    await rollBackTo(before)

    const rolledBack = await broken()
    await write()
    await write()
    const later = await broken()

    assert.deepEqual(rolledBack, [['anchor', 2]])
    assert.deepEqual(later, [['anchor', 2]])
    assert.isTrue((await acknowledgeBreak(actor, 2, '核对过备份，是误操作')).intact)
    await write()
    assert.isTrue((await verifyChain()).intact)
  })

  test('a second time is a second break', async ({ assert }) => {
    await write()
    const before = await head()
    await write()
    await rollBackTo(before)
    await write()
    await acknowledgeBreak(actor, 2, '核对过备份，是误操作')
    const again = await head()
    await write()
    await rollBackTo(again)

    const { breaks, intact } = await verifyChain()

    assert.isFalse(intact)
    assert.deepEqual(
      breaks.map(({ auditLogId, acknowledgement }) => [auditLogId, Boolean(acknowledgement)]),
      [
        [4, false],
        [2, true],
      ]
    )
  })

  test('stays noticed when its file is days old', async ({ assert }) => {
    await write()
    const before = await head()
    await write()
    await rollBackTo(before)
    const name = committedName()
    const later = now().plus({ days: 3 })
    setClock(() => later)

    await write()
    await anchorAuditLog()

    assert.includeMembers(await files(), [name])
    assert.deepEqual(await broken(), [['anchor', 2]])
  })

  test('a foreign line among committed entries is told', async ({ assert }) => {
    await write()
    await verifyChain()
    await appendFile(join(anchorsFolder(), committedName()), '{"lastId":1,"signature":"0"}\n')

    assert.deepEqual(await broken(), [['anchor-forged', 0]])
  })
})

test.group('Committed entries of the audit log', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('have ids without gaps, whatever was undone', async ({ assert }) => {
    await write()
    for (let at = 0; at < 3; at++) {
      const undone = transaction(async (trx) => {
        await append(trx)
        throw new Error('undone')
      })
      await assert.rejects(() => undone, 'undone')
    }
    await write()

    assert.deepEqual(await ids(), [1, 2])
    assert.isTrue((await verifyChain()).intact)
  })

  test('are logged after the commit, by id and hash', async ({ assert, cleanup }) => {
    const { lines, restore } = logged('audit entry committed')
    cleanup(restore)

    let inside = -1
    await transaction(async (trx) => {
      await append(trx)
      await append(trx)
      inside = lines.length
    })
    await assert.rejects(() =>
      transaction(async (trx) => {
        await append(trx)
        throw new Error('undone')
      })
    )

    const rows = await db.from('audit_logs').orderBy('id').select('id', 'hash')
    assert.equal(inside, 0)
    assert.lengthOf(rows, 2)
    assert.deepEqual(
      lines,
      rows.map(({ id, hash }) => ({ auditEntry: { id, hash } }))
    )
  })

  test('leave their file once a later anchor proves them', async ({ assert }) => {
    await write()
    const name = committedName()
    await anchorAuditLog()
    const kept = await files()
    const later = now().plus({ days: 3 })
    setClock(() => later)

    await anchorAuditLog()

    assert.deepEqual(kept, ['audit.jsonl', name])
    assert.deepEqual(await files(), ['audit.jsonl'])
    assert.isTrue((await verifyChain()).intact)
  })

  test('are anchored every time that there is something new', async ({ assert }) => {
    await write()
    const first = await anchorAuditLog()
    const same = await anchorAuditLog()
    await write()
    const second = await anchorAuditLog()

    assert.equal(first!.lastId, 1)
    assert.isNull(same)
    assert.equal(second!.lastId, 2)
    const text = await readFile(join(anchorsFolder(), 'audit.jsonl'), 'utf8')
    assert.lengthOf(text.trim().split('\n'), 2)
  })

  test('are anchored by a process that starts', async ({ assert, cleanup }) => {
    await write()
    const apis = new ApiProcesses()
    cleanup(() => apis.stop())

    await apis.start(1)

    const anchors = () => readFile(join(anchorsFolder(), 'audit.jsonl'), 'utf8').catch(() => '')
    await until(async () => (await anchors()).endsWith('\n'))
    const [line] = (await anchors()).split('\n')
    assert.equal(JSON.parse(line).lastId, 1)
  })

  test('whose id does not follow are a break', async ({ assert }) => {
    await write()
    await write()
    await tamper(() => db.from('audit_logs').where('id', 2).update({ id: 5 }))

    assert.deepInclude(await broken(), ['unlinked', 5])
  })
})
