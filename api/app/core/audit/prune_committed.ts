import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { committedFiles, committedName, readLines, type Anchor } from '#core/audit/anchors'
import { committedIsWritten } from '#core/audit/committed'
import { anchorsFolder } from '#core/audit/anchors_folder'
import { now } from '#core/time'

const batch = 500

/** An anchor covers what was committed days before it; entries missing in the log are retained as evidence. */
export async function pruneCommitted(): Promise<void> {
  await committedIsWritten()
  const yesterday = committedName(now().minus({ days: 1 }))
  for (const name of await committedFiles()) {
    const { anchors, forged } = await readLines(name)
    const lost = await lostOf(anchors)
    if (lost.length || forged) {
      logger.error({ file: name, lost, forged }, 'committed entries are missing: run audit:verify')
    } else if (name < yesterday) await remove(name)
  }
}

/** Skips a folder that allows only appends. */
async function remove(name: string): Promise<void> {
  await rm(join(anchorsFolder(), name), { force: true }).catch((error) =>
    logger.warn({ err: error, file: name }, 'a proven file of audit entries stays')
  )
}

async function lostOf(anchors: Anchor[]): Promise<number[]> {
  const lost: number[] = []
  for (let at = 0; at < anchors.length; at += batch) {
    const some = anchors.slice(at, at + batch)
    const ids = some.map(({ lastId }) => lastId)
    const rows = await db.from('audit_logs').select('id', 'hash').whereIn('id', ids)
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
    const missing = some.filter(({ lastId, lastHash }) => hashes.get(lastId) !== lastHash)
    lost.push(...missing.map(({ lastId }) => lastId))
  }
  return lost
}
