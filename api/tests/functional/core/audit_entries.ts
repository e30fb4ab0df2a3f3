import { readdir } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { appendEntry } from '#core/audit/append_entry'
import { verifyChain } from '#core/audit/audit_chain'
import { anchorsFolder } from '#core/audit/anchors_folder'
import { transaction, type Trx } from '#core/transaction'
import { tamper } from '#tests/open_audit_log'

export const actor = { actorId: null, actorName: 'console', role: 'console' }

let written = 0
export const append = (trx: Trx) =>
  appendEntry(trx, { ...actor, action: 'params.update', object: 'params', reason: `第 ${++written} 次` })
export const write = () => transaction(append)

export const head = () => db.from('audit_heads').firstOrFail()
export const files = async () => (await readdir(anchorsFolder())).sort()
export const broken = async () => (await verifyChain()).breaks.map(({ kind, auditLogId }) => [kind, auditLogId])

/** What an attacker with write access to the database can do without a key. */
export async function rollBackTo({ last_id: id, ...before }: { last_id: number; hash: string }) {
  await tamper(() => db.from('audit_logs').where('id', '>', id).delete())
  await db.from('audit_heads').update({ last_id: id, ...before })
}
