import { BaseCommand, flags } from '@adonisjs/core/ace'

/** Boots the application itself, so that it can report boot errors. Exits with 1 when something is wrong. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Look at settings, keys, drivers, database, clock and disk, and say what is wrong and what to do'

  @flags.boolean({ description: 'Print the findings as JSON' })
  declare json: boolean

  async run() {
    // Log lines would be mixed with the JSON.
    if (this.json) process.env.LOG_LEVEL = 'silent'
    const { examine } = await import('#start/doctor')
    const findings = await examine(this.app)
    if (findings.some(({ level }) => level === 'wrong')) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify(findings, null, 2))
    for (const { about, level, result, advice } of findings) {
      const line = `${about}: ${result}${advice ? `. ${advice}` : ''}`
      if (level === 'wrong') this.logger.error(line)
      else if (level === 'doubtful') this.logger.warning(line)
      else this.logger.success(line)
    }
  }
}
