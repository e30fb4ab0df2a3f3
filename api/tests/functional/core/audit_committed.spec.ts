import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { committedName } from '#core/audit/anchors'
import { anchorAuditLog } from '#core/audit/anchor_audit_log'
import { verifyChain } from '#core/audit/audit_chain'
import { anchorsFolder } from '#core/audit/anchors_folder'
import { now, setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { ApiProcesses } from '#tests/functional/api_processes'
import { until } from '#tests/functional/commerce/commerce_helpers'
import { tamper } from '#tests/open_audit_log'
import { append, broken, files, write } from './audit_entries.js'

const ids = async () => (await db.from('audit_logs').orderBy('id')).map(({ id }) => id)

function logged(message: string): { lines: object[]; restore: () => void } {
  const lines: object[] = []
  const { info } = logger
  logger.info = ((fields: object, text: string) => {
    if (text === message) lines.push(fields)
    return info.call(logger, fields as never, text)
  }) as typeof info
  return { lines, restore: () => (logger.info = info) }
}

test.group('Committed entries of the audit log', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('committed entries have ids without gaps, despite rollbacks', async ({ assert }) => {
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

  test('entries are logged after the commit, by id and hash', async ({ assert, cleanup }) => {
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

  test('entries leave their file once a later anchor proves them', async ({ assert }) => {
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

  test('an anchor is written whenever there are new entries', async ({ assert }) => {
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

  test('a starting process writes an anchor', async ({ assert, cleanup }) => {
    await write()
    const apis = new ApiProcesses()
    cleanup(() => apis.stop())

    await apis.start(1)

    const anchors = () => readFile(join(anchorsFolder(), 'audit.jsonl'), 'utf8').catch(() => '')
    await until(async () => (await anchors()).endsWith('\n'))
    const [line] = (await anchors()).split('\n')
    assert.equal(JSON.parse(line).lastId, 1)
  })

  test('an entry whose id does not follow is a chain break', async ({ assert }) => {
    await write()
    await write()
    await tamper(() => db.from('audit_logs').where('id', 2).update({ id: 5 }))

    assert.deepInclude(await broken(), ['unlinked', 5])
  })
})
