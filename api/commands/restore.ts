import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Exits with 1 when it refused and changed nothing, with 2 when what it restored is not as it must be. */
export default class Restore extends BaseCommand {
  static commandName = 'restore'
  static description = 'Check a backup, write it into an empty place and prove the result'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder that `backup` made' })
  declare folder: string

  @flags.boolean({ description: 'Only check the backup: keys, hashes, release' })
  declare check: boolean

  @flags.boolean({ description: 'Free the place first: drop tables, put files aside' })
  declare forceFree: boolean

  @flags.boolean({ description: 'The database alone, though files are damaged or missing' })
  declare withoutFiles: boolean

  async run() {
    const { BackupRefused } = await import('#core/backups/backup_refused')
    try {
      await this.#restore()
    } catch (error) {
      this.exitCode = 1
      if (!(error instanceof BackupRefused)) throw error
      for (const line of error.message.split('\n')) this.logger.error(line)
    }
  }

  async #restore() {
    const { checkBackup } = await import('#core/backups/check_backup')
    const { restoreBackup } = await import('#core/backups/restore_backup')
    const { storeOutside } = await import('#core/backups/store_outside')
    const { fromCaller } = await import('#core/backups/kept_folders')
    const folder = fromCaller(this.folder)
    const wish = {
      outside: await storeOutside(this.app),
      withoutFiles: Boolean(this.withoutFiles),
    }
    if (this.check) {
      const { madeAt, files } = await checkBackup(folder, wish)
      this.logger.success(`the backup of ${madeAt} is whole: a database and ${files.count} files`)
      return
    }
    const tell = (sentence: string) => this.logger.info(sentence)
    const forceFree = Boolean(this.forceFree)
    await this.#prove(await restoreBackup(folder, { ...wish, forceFree, tell }))
  }

  async #prove(manifest: import('#core/backups/manifest').Manifest) {
    const { proveRestored } = await import('#core/backups/prove_restored')
    const { recordRestore } = await import('#core/backups/record_restore')
    this.logger.info('proving what was restored')
    const { holds, faults } = await proveRestored(this.app, manifest)
    for (const line of holds) this.logger.info(line)
    for (const line of faults) this.logger.error(line)
    const ended = await recordRestore(manifest, faults.length)
    this.logger.info(`${ended} sessions were ended: everybody signs in again`)
    if (!faults.length) return this.logger.success(`restored as of ${manifest.madeAt}`)
    this.logger.error('restored, but not as it must be: do not open it to people')
    this.exitCode = 2
  }
}
