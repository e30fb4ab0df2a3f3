import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class AccountUnlock extends BaseCommand {
  static commandName = 'account:unlock'
  static description = 'Open a locked account again'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The login name; a phone for learners' })
  declare loginName: string

  async run() {
    const { default: User } = await import('#accounts/user')
    const { unlockAccount } = await import('#accounts/passwords/lockout')
    const user = await User.findBy('loginName', this.loginName)
    if (!user) {
      this.logger.error(`no account ${this.loginName}`)
      this.exitCode = 1
      return
    }
    await unlockAccount(user)
    this.logger.success(`${this.loginName} may try again`)
  }
}
