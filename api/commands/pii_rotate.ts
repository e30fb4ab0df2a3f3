import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * Put the new key into PII_KEY and the old one into PII_KEY_PREVIOUS, restart, run this, then unset
 * PII_KEY_PREVIOUS.
 */
export default class PiiRotate extends BaseCommand {
  static commandName = 'pii:rotate'
  static description =
    'Seal every ID and qualification number and webhook secret with the current PII_KEY and INDEX_KEY'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { reencryptIdNumbers } = await import('#accounts/admin/rotate_numbers')
    const { rotated, checked } = await reencryptIdNumbers()
    const { reencryptQualificationNumbers } = await import('#certificates/qualifications/rotate_qualification_numbers')
    const qualifications = await reencryptQualificationNumbers()
    const { reencryptWebhookSecrets } = await import('#partners/webhooks/rotate_secrets')
    const secrets = await reencryptWebhookSecrets()
    this.logger.success(
      `${checked} numbers, ${rotated} encrypted again, ${qualifications} of qualifications, ${secrets} webhook secrets`
    )
  }
}
