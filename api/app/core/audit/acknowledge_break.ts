import { appendEntry, type Entry } from '#core/audit/append_entry'
import { verifyChain } from '#core/audit/audit_chain'
import { messages, type ChainCheck } from '#core/audit/terms'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

type Actor = Pick<Entry, 'actorId' | 'actorName' | 'role' | 'ip' | 'requestId'>

/** The signed entry covers the content of the breaks, so a later change there is a new break. */
export async function acknowledgeBreak(actor: Actor, auditLogId: number, reason: string): Promise<ChainCheck> {
  const { breaks } = await verifyChain()
  const open = breaks.filter((one) => one.auditLogId === auditLogId && !one.acknowledgement)
  if (!open.length) throw new UserError(messages.nothingBroken)

  await transaction((trx) =>
    appendEntry(trx, {
      ...actor,
      action: 'audit-log.acknowledge',
      object: `audit-log:${auditLogId}`,
      after: { kinds: open.map(({ kind }) => kind), fingerprints: open.map(({ fingerprint }) => fingerprint) },
      reason,
    })
  )
  return verifyChain()
}
