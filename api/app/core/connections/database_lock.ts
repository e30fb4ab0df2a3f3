import { rmSync } from 'node:fs'
import { Sqlite } from '#core/connections/sqlite_file'

/** Longer than a killed process takes to disappear. */
const waitMs = 1_000

/** Keeps the locks referenced: an unreferenced one is closed by the garbage collector. */
const held: unknown[] = []

/**
 * Allows one server per embedded database: two would each run all jobs and have their own pages and counters. The lock is
 * SQLite's own, on a file next to the database, so it ends with the process, however that ends.
 * @returns the id of the process that has it, or null when this one got it
 */
export function lockDatabase(file: string): number | null {
  const path = `${file}.lock`
  try {
    return takeLock(path)
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes((error as { code: string }).code)) throw error
    rmSync(path)
    return takeLock(path)
  }
}

function takeLock(path: string): number | null {
  const lock = new Sqlite(path, { timeout: waitMs })
  try {
    lock.exec('begin immediate; create table if not exists holder (pid integer)')
    lock.exec('delete from holder')
    lock.prepare('insert into holder (pid) values (?)').run(process.pid)
    lock.exec('commit; begin immediate')
    held.push(lock)
    return null
  } catch (error) {
    if ((error as { code: string }).code !== 'SQLITE_BUSY') throw error
    const holder = lock.prepare('select pid from holder').get()
    lock.close()
    return holder?.pid ?? 0
  }
}
