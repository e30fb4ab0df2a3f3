import { createReadStream } from 'node:fs'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Needs no database: the recipient of a bundle can verify it with any tool that supports ZIP and SHA-256. */
export default class EvidenceVerify extends BaseCommand {
  static commandName = 'evidence:verify'
  static description = 'Check the files of an evidence bundle against its manifest'

  @args.string({ description: 'The ZIP file' })
  declare file: string

  async run() {
    const { checkManifest } = await import('#learning/evidence/manifest')
    try {
      const { faults, files } = await checkManifest(createReadStream(this.file))
      for (const fault of faults) this.logger.error(fault)
      if (faults.length) this.exitCode = 1
      else this.logger.success(`${files} files are what the manifest says`)
    } catch (error) {
      this.exitCode = 1
      this.logger.error(`${this.file} cannot be read: ${(error as Error).message}`)
    }
  }
}
