import { messages } from '@zhuxue/api/terms/accounts'
import { idNumberError, normalizeIdCard } from '@zhuxue/api/rules'

/**
 * What is wrong with the ID number of the form, or null. The number as it came, with stars, was not touched
 * and is fine; only staff may have none (docs/product.md 13.8).
 */
export function idCardError(
  typed: string | undefined,
  { stored, required }: { stored: string | null; required: boolean }
): string | null {
  const number = normalizeIdCard(typed ?? '')
  if (!number) return required || stored ? messages.idCardRequired : null
  if (number === stored) return null
  if (number.length !== 18) return messages.idCardPattern
  return idNumberError(number)
}
