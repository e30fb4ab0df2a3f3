import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { readAnchors, writeAnchor, type Anchor } from '#core/audit/anchors'
import { signEnd } from '#core/audit/append_entry'
import { readHead } from '#core/audit/head'
import { pruneCommitted } from '#core/audit/prune_committed'
import { transaction } from '#core/transaction'

/** Writes the anchor to the log and to a file outside the database; null when there is nothing new. */
export async function anchorAuditLog(): Promise<Anchor | null> {
  const anchor = await anchorEnd()
  await pruneCommitted()
  return anchor
}

async function anchorEnd(): Promise<Anchor | null> {
  if ((await readHead()) === null && (await db.from('audit_logs').first())) {
    await transaction(signEnd)
  }
  const head = await readHead()
  if (!head) return null
  if (head === 'lost') {
    logger.error('the high-water mark of the audit log is not ours: run audit:verify')
    return null
  }
  const { anchors } = await readAnchors()
  if (anchors.at(-1)?.lastHash === head.lastHash) return null
  const anchor = await writeAnchor(head)
  logger.info({ auditAnchor: anchor }, 'audit log anchored')
  return anchor
}
