import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class CertificatesKey extends BaseCommand {
  static commandName = 'certificates:key'
  static description = 'Say the public key that certificates are signed with now'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { currentPublicKey } = await import('#certificates/issues/signing_keys')
    this.logger.log(currentPublicKey)
  }
}
