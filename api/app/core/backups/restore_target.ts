import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { hasTables } from '#core/backups/copy_sqlite'
import type { DatabaseSettings } from '#core/backups/database_settings'
import { backupFolders } from '#core/backups/backup_folders'
import { filesBelow, inDataFolder } from '#core/process/data_folder'
import { now } from '#core/time'

/** Messages about existing data that a restore would overwrite. */
export async function findExistingData(settings: DatabaseSettings): Promise<string[]> {
  const found: string[] = []
  if (await hasDatabase(settings)) {
    found.push(settings.engine === 'mysql' ? `database ${settings.server.database}` : settings.file)
  }
  for (const name of ownFolders()) {
    const { done } = await filesBelow(inDataFolder(name)).next()
    if (!done) found.push(inDataFolder(name))
  }
  return found
}

/** Moves files aside; drops tables of a server. @returns where the files are */
export async function clearRestoreTarget(settings: DatabaseSettings): Promise<string> {
  const aside = inDataFolder(`before-restore-${now().toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  if (settings.engine === 'mysql') await db.connection().dropAllTables()
  else await moveSqlite(settings.file, aside)
  for (const name of ownFolders()) {
    if (existsSync(inDataFolder(name))) await rename(inDataFolder(name), join(aside, name))
  }
  return aside
}

/** Anchors outside DATA_DIR survive on purpose and are never touched. */
function ownFolders(): string[] {
  return env.get('AUDIT_ANCHORS') ? backupFolders : [...backupFolders, 'anchors']
}

async function hasDatabase({ engine, file }: DatabaseSettings): Promise<boolean> {
  if (engine === 'mysql') return (await db.connection().getAllTables()).length > 0
  return existsSync(file) && hasTables(file)
}

async function moveSqlite(file: string, aside: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) {
    if (!existsSync(file + end)) continue
    const to = join(aside, basename(file) + end)
    await rename(file + end, to)
  }
}

/** An empty file that was created by opening it. */
export async function removeEmptySqlite(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true })
}
