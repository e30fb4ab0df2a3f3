import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { acknowledgeBreak } from '#core/audit/acknowledge_break'
import { committedName } from '#core/audit/anchors'
import { anchorAuditLog } from '#core/audit/anchor_audit_log'
import { verifyChain } from '#core/audit/audit_chain'
import { anchorsFolder } from '#core/audit/anchors_folder'
import { now, setClock } from '#core/time'
import { actor, broken, files, head, rollBackTo, write } from './audit_entries.js'

test.group('Audit log rolled back (docs/threats.md S24)', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('a rollback between anchors is one break, despite new entries', async ({ assert }) => {
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

  test('a second rollback is a second break', async ({ assert }) => {
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

  test('a rollback is detected when its file is days old', async ({ assert }) => {
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

  test('a foreign line among committed entries is reported', async ({ assert }) => {
    await write()
    await verifyChain()
    await appendFile(join(anchorsFolder(), committedName()), '{"lastId":1,"signature":"0"}\n')

    assert.deepEqual(await broken(), [['anchor-forged', 0]])
  })
})
