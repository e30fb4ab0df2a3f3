import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { BackupError } from '#core/backups/backup_error'
import { checkBackup, type CheckOptions } from '#core/backups/check_backup'
import { sqliteErrors } from '#core/backups/copy_sqlite'
import { databaseSettings, type DatabaseSettings } from '#core/backups/database_settings'
import { clearRestoreTarget, findExistingData, removeEmptySqlite } from '#core/backups/restore_target'
import { copyPrivately } from '#core/backups/hardlink_files'
import { anchorsFolder, anchorsName } from '#core/audit/anchors_folder'
import { inDataFolder } from '#core/process/data_folder'
import { readList } from '#core/backups/lists'
import { loadMysql, ensureSameEngine } from '#core/backups/load_mysql'
import type { BackedUpFile, Manifest } from '#core/backups/manifest'
import { findClient } from '#core/backups/mysql_client'

export interface RestoreOptions extends CheckOptions {
  forceFree: boolean
  /** Reports progress. */
  report: (message: string) => void
}

/** Writes nothing before every byte was checked and the target is empty. @throws BackupError */
export async function restoreBackup(folder: string, options: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(folder, options)
  const settings = databaseSettings()
  if (settings.engine === 'mysql') await checkMysql(manifest)
  else checkSqlite(join(folder, manifest.database.path))
  await prepareRestoreTarget(settings, options)

  options.report('writing the database')
  await writeDatabase(join(folder, manifest.database.path), settings)
  if (!options.withoutFiles) {
    options.report(`writing ${manifest.files.count} files`)
    await writeFiles(folder, manifest)
  }
  return manifest
}

async function checkMysql({ server }: Manifest): Promise<void> {
  await ensureSameEngine(server)
  await findClient('load')
}

function checkSqlite(file: string): void {
  const errors = sqliteErrors(file)
  if (errors.length) throw new BackupError(errors.join('\n'))
}

async function prepareRestoreTarget(settings: DatabaseSettings, options: RestoreOptions): Promise<void> {
  const found = await findExistingData(settings)
  if (!found.length) return
  if (!options.forceFree) {
    throw new BackupError(
      `the place is not empty: ${found.join(', ')}. Give an empty database and DATA_DIR, or free this one with --force-free once every process of the product has ended`
    )
  }
  // For SQLite: the file is moved away.
  await closeConnections()
  options.report(`freed the place; its files are in ${await clearRestoreTarget(settings)}`)
}

async function writeDatabase(from: string, settings: DatabaseSettings): Promise<void> {
  await closeConnections()
  if (settings.engine === 'mysql') return loadMysql(settings.server, from)
  await mkdir(dirname(settings.file), { recursive: true, mode: 0o700 })
  await removeEmptySqlite(settings.file)
  await copyPrivately(from, settings.file)
}

/** They are reopened on the next use. */
async function closeConnections(): Promise<void> {
  await db.manager.closeAll()
}

async function writeFiles(folder: string, { files }: Manifest): Promise<void> {
  for await (const { path } of readList<BackedUpFile>(folder, files)) {
    const own = path.slice('files/'.length)
    if (own === `anchors/${anchorsName}`) await writeAnchors(join(folder, path))
    else await copyPrivately(join(folder, path), inDataFolder(own))
  }
}

/** Anchors that survived the loss are newer than the backup. */
async function writeAnchors(from: string): Promise<void> {
  const to = join(anchorsFolder(), anchorsName)
  if (!existsSync(to)) await copyPrivately(from, to)
}
