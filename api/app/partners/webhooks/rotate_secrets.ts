import { transaction } from '#core/transaction'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { isSealedWithCurrentKey, openSecret, sealSecret } from '#partners/webhook_secret'

/** With the current PII_KEY; it can be stopped and run again. @returns how many endpoints changed */
export async function reencryptWebhookSecrets(): Promise<number> {
  let rotated = 0
  for (const { id } of await WebhookEndpoint.query().select('id').orderBy('id')) if (await rotateOne(id)) rotated++
  return rotated
}

async function rotateOne(id: number): Promise<boolean> {
  return transaction(async (trx) => {
    const endpoint = await WebhookEndpoint.query({ client: trx }).where('id', id).forUpdate().first()
    if (!endpoint || isSealedWithCurrentKey(endpoint.secretCipher)) return false
    const { secretCipher, previousSecretCipher } = endpoint
    await endpoint
      .merge({
        secretCipher: sealSecret(openSecret(secretCipher)),
        previousSecretCipher: previousSecretCipher && sealSecret(openSecret(previousSecretCipher)),
      })
      .save()
    return true
  })
}
