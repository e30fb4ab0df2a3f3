import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class TotpReset extends BaseCommand {
  static commandName = 'totp:reset'
  static description = 'Remove the second factor of an account whose phone or key is gone'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The login name' })
  declare loginName: string

  @flags.string({ description: 'Why, for the audit log', required: true })
  declare reason: string

  async run() {
    const { resetSecondFactor } = await import('#accounts/second_factor/remove_second_factor')
    if (await resetSecondFactor(this.loginName, this.reason)) {
      this.logger.success(`${this.loginName} signs in with the password and enrols again`)
      return
    }
    this.logger.error(`no account ${this.loginName}`)
    this.exitCode = 1
  }
}
