import { BaseCommand, flags } from '@adonisjs/core/ace'

/** Boots the application itself, so that it can report boot errors. Exits with 1 when something is wrong. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Look at settings, keys, drivers, database, clock and disk, and say what is wrong and what to do'

  @flags.boolean({ description: 'Print the findings as JSON' })
  declare json: boolean

  @flags.boolean({ description: 'Also ask each vendor one read-only question' })
  declare live: boolean

  @flags.boolean({
    description: 'Like --live, and also ask vendors whose questions cost money (one parcel of the courier)',
  })
  declare paid: boolean

  async run() {
    // Log lines would be mixed with the JSON.
    if (this.json) process.env.LOG_LEVEL = 'silent'
    const { examine } = await import('#start/doctor')
    const findings = await examine(this.app)
    if ((this.live || this.paid) && this.app.isBooted) findings.push(...(await this.#examineVendors()))
    if (findings.some(({ level }) => level === 'wrong')) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify(findings, null, 2))
    for (const { about, level, result, advice } of findings) {
      const line = `${about}: ${result}${advice ? `. ${advice}` : ''}`
      if (level === 'wrong') this.logger.error(line)
      else if (level === 'doubtful') this.logger.warning(line)
      else this.logger.success(line)
    }
  }

  /** A run without a wrong answer is recorded, for the setup steps of the board. */
  async #examineVendors() {
    const { examineVendors } = await import('#start/doctor_live')
    const results = await examineVendors(this.app, { isPaid: this.paid })
    if (results.every(({ level }) => level !== 'wrong')) {
      const { recordSuccess } = await import('#core/metrics/job_last_runs')
      const { LiveCheckRecord } = await import('#core/metrics/job_names')
      await recordSuccess(LiveCheckRecord)
    }
    return results
  }
}
