import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class AdminCreate extends BaseCommand {
  static commandName = 'admin:create'
  static description = 'Create an admin (or an auditor) with a one-time password'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'What the person signs in with' })
  declare loginName: string

  @args.string({ description: 'The name of the person' })
  declare userName: string

  @flags.boolean({ description: 'An auditor instead of an admin' })
  declare auditor: boolean

  async run() {
    const { createAdmin } = await import('#accounts/admin/create_admin')
    const { Role } = await import('#core/roles')
    const { isDuplicate } = await import('#core/transaction')
    if (!/^[\w.@-]{3,40}$/.test(this.loginName) || [...this.userName].length > 20) {
      return this.#fail('the login name has 3 to 40 letters, digits or . _ @ -, the name at most 20')
    }
    try {
      const role = this.auditor ? Role.Auditor : Role.Admin
      const password = await createAdmin(this.loginName, this.userName, role)
      this.logger.success(`${this.loginName} signs in at /admin-login with the one-time password`)
      this.logger.log(password)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      this.#fail(`${this.loginName} is taken`)
    }
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
