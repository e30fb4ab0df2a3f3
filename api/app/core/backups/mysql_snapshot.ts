import { setTimeout as pause } from 'node:timers/promises'
import type { BinaryLogPlace } from '#core/backups/manifest'
import type { MysqlSession } from '#core/backups/mysql_session'

const lockWaitSeconds = 2
const tries = 5
const lockWaitTimeout = 1205
const syntax = 1064

interface Snapshot {
  binaryLog: BinaryLogPlace | null
  noBinaryLog: string
}

/**
 * From here on the session reads one moment. Everybody's writes are held up for the instant between lock and
 * snapshot, so that the place of the binary log is of the same moment; who may not do that gets no place.
 */
export async function openSnapshot(session: MysqlSession): Promise<Snapshot> {
  await session.run('set session transaction isolation level repeatable read')
  const noBinaryLog = await holdWrites(session)
  try {
    await session.run('start transaction /*!40100 with consistent snapshot */')
    if (noBinaryLog) return { binaryLog: null, noBinaryLog }
    return { binaryLog: await placeOf(session), noBinaryLog }
  } catch (error) {
    if (noBinaryLog) throw error
    return { binaryLog: null, noBinaryLog: (error as Error).message }
  } finally {
    if (!noBinaryLog) await session.run('unlock tables')
  }
}

/** Why writes could not be held up; empty when they are. */
async function holdWrites(session: MysqlSession): Promise<string> {
  const [{ isOn }] = await session.rows('select @@log_bin as isOn')
  if (!Number(isOn)) return 'the server writes none'
  await session.run(`set session lock_wait_timeout = ${lockWaitSeconds}`)
  for (let attempt = 1; ; attempt++) {
    try {
      await session.run('flush tables with read lock')
      return ''
    } catch (error) {
      const { errno, message } = error as { errno?: number; message: string }
      if (errno !== lockWaitTimeout || attempt === tries) return message
      await pause(1_000)
    }
  }
}

async function placeOf(session: MysqlSession): Promise<BinaryLogPlace> {
  const [row] = await session.rows('show binary log status').catch((error) => {
    if (error.errno !== syntax) throw error
    return session.rows('show master status')
  })
  return {
    file: row.File,
    position: Number(row.Position),
    gtid: String(row.Executed_Gtid_Set ?? '').replaceAll('\n', ''),
  }
}
