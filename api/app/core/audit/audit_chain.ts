import db from '@adonisjs/lucid/services/db'
import { hasAuditTriggers } from '@zhuxue/database/audit_triggers'
import { readAnchors, readCommitted } from '#core/audit/anchors'
import { ChainWalk } from '#core/audit/chain_walk'
import { committedIsWritten } from '#core/audit/committed'
import { readHead } from '#core/audit/head'
import type { ChainCheck } from '#core/audit/terms'
import { toWireTime } from '#core/time'

const batch = 1000
const maxShown = 200

/** Continues after a break. `expected` is a `lastHash` of an earlier check that must still exist. */
export async function verifyChain(expected?: string): Promise<ChainCheck> {
  await committedIsWritten()
  // Before the head: entries committed meanwhile are in the log, and an entry of a file must be.
  const [{ anchors, forged }, committed] = [await readAnchors(), await readCommitted()]
  const head = await readHead()
  const ends = [...anchors, ...committed.anchors]
  const walk = new ChainWalk(head === 'lost' ? null : head, ends, expected)
  for (;;) {
    const rows = await db.from('audit_logs').where('id', '>', walk.lastId).orderBy('id').limit(batch)
    for (const row of rows) walk.visit(row)
    if (rows.length < batch) break
  }
  const breaks = walk.finish(forged + committed.forged)
  const open = breaks.filter(({ acknowledgement }) => !acknowledgement)
  const lastAnchor = anchors.at(-1)
  return {
    intact: open.length === 0,
    checked: walk.checked,
    brokenAt: open[0]?.auditLogId ?? null,
    breaks: [...open, ...breaks.filter((one) => one.acknowledgement)].slice(0, maxShown),
    breakCount: breaks.length,
    lastHash: walk.lastHash,
    signedFrom: walk.signedFrom,
    anchorCount: anchors.length,
    lastAnchorTime: lastAnchor ? toWireTime(lastAnchor.at.slice(0, 19).replace('T', ' ')) : null,
    guarded: await hasAuditTriggers(db.connection()),
  }
}
