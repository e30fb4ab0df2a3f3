import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Migrate the database and load the demo data into an empty one'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { prepare } = await import('#start/prepare')
    await prepare(this.app)
  }
}
