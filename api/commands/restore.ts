import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Exits with 1 if it stopped before any change, with 2 if the verification of the restored data failed. */
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

  @flags.boolean({ description: 'Leave it exactly as kept, for a binary log to be replayed onto it' })
  declare beforeReplay: boolean

  @flags.boolean({ description: 'Write nothing of the backup: prove the place after a replay' })
  declare afterReplay: boolean

  async run() {
    const { BackupError } = await import('#core/backups/backup_error')
    try {
      await this.#restore()
    } catch (error) {
      this.exitCode = 1
      if (!(error instanceof BackupError)) throw error
      for (const line of error.message.split('\n')) this.logger.error(line)
    }
  }

  async #restore() {
    const { BackupError } = await import('#core/backups/backup_error')
    if (this.beforeReplay && this.afterReplay) {
      throw new BackupError('--before-replay and --after-replay are two steps')
    }
    const { checkBackup } = await import('#core/backups/check_backup')
    const { readManifest } = await import('#core/backups/manifest')
    const { restoreBackup } = await import('#core/backups/restore_backup')
    const { remoteObjectStorage } = await import('#core/backups/remote_object_storage')
    const { fromCaller } = await import('#core/process/data_folder')
    const folder = fromCaller(this.folder)
    const checkOptions = { outside: await remoteObjectStorage(this.app), withoutFiles: Boolean(this.withoutFiles) }
    if (this.check) {
      const { madeAt, files } = await checkBackup(folder, checkOptions)
      this.logger.success(`the backup of ${madeAt} is whole: a database and ${files.count} files`)
      return
    }
    if (this.beforeReplay && !(await readManifest(folder)).binaryLog) {
      throw new BackupError(
        'the backup names no place in a binary log: its account may not read one, or the server wrote none'
      )
    }
    const report = (text: string) => this.logger.info(text)
    if (this.afterReplay) return this.#prove(await checkBackup(folder, checkOptions), 'after')
    const forceFree = Boolean(this.forceFree)
    const manifest = await restoreBackup(folder, { ...checkOptions, forceFree, report })
    await this.#prove(manifest, this.beforeReplay ? 'before' : 'none')
  }

  async #prove(
    manifest: import('#core/backups/manifest').Manifest,
    replay: import('#core/backups/verify_restore').Replay
  ) {
    const { verifyRestore } = await import('#core/backups/verify_restore')
    const { recordRestore } = await import('#core/backups/record_restore')
    this.logger.info('proving what was restored')
    const { passed, errors } = await verifyRestore(this.app, manifest, replay)
    for (const line of passed) this.logger.info(line)
    for (const line of errors) this.logger.error(line)
    if (replay === 'before' && !errors.length) {
      const { file, position } = manifest.binaryLog!
      return this.logger.success(
        `exactly as of ${manifest.madeAt}. Replay the binary log from ${file}, position ${position}, then run this with --after-replay`
      )
    }
    const ended = await recordRestore(manifest, errors.length)
    this.logger.info(`${ended} sessions were ended: all users sign in again`)
    if (!errors.length) return this.logger.success(`restored as of ${manifest.madeAt}`)
    this.logger.error('restored, but not as it must be: do not open it to people')
    this.exitCode = 2
  }
}
