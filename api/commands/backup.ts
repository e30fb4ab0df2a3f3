import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Can run while the product is online (docs/ops/backup.md). */
export default class Backup extends BaseCommand {
  static commandName = 'backup'
  static description = 'Keep database, uploads and videos in a new folder, without the keys'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Where the folder is made; `backups` in DATA_DIR when not given' })
  declare to?: string

  @flags.number({ description: 'How many backups stay there; older ones are removed' })
  declare keep?: number

  async run() {
    const { BackupError } = await import('#core/backups/backup_error')
    try {
      await this.#make()
    } catch (error) {
      this.exitCode = 1
      if (!(error instanceof BackupError)) throw error
      this.logger.error(error.message)
    }
  }

  async #make() {
    const { BackupError } = await import('#core/backups/backup_error')
    const { makeBackup, removeOldBackups } = await import('#core/backups/make_backup')
    const { remoteObjectStorage } = await import('#core/backups/remote_object_storage')
    const { fromCaller, inDataFolder } = await import('#core/process/data_folder')
    if (this.keep !== undefined && !(Number.isInteger(this.keep) && this.keep > 0)) {
      throw new BackupError('--keep takes a whole number from 1 on')
    }
    const to = this.to === undefined ? inDataFolder('backups') : fromCaller(this.to)
    const made = await makeBackup({ to, outside: await remoteObjectStorage(this.app) })
    const { recordSuccess } = await import('#core/metrics/job_last_runs')
    const { BackupRecord } = await import('#core/metrics/job_names')
    await recordSuccess(BackupRecord)
    this.#printResult(made)
    if (this.keep === undefined) return
    for (const name of await removeOldBackups(to, this.keep)) this.logger.info(`removed ${name}`)
  }

  #printResult({ folder, manifest, noBinaryLog }: import('#core/backups/make_backup').Made) {
    const { tables, files, objects, binaryLog } = manifest
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    this.logger.info(`${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files`)
    if (objects) this.logger.info(`${objects.count} objects of the store are listed, not copied`)
    if (binaryLog) this.logger.info(`the binary log stands at ${binaryLog.file} ${binaryLog.position}`)
    else if (noBinaryLog) {
      this.logger.warning(`no place in the binary log is known, so no point in time: ${noBinaryLog}`)
    }
    this.logger.warning('the keys are not in it; keep .env (or secrets.json) apart from it')
    this.logger.success(folder)
  }
}
