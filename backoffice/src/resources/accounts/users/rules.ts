import { messages } from '@zhuxue/api/terms/accounts'
import { idNumberError, normalizeIdCard } from '@zhuxue/api/rules'

/**
 * The error of the ID number in the form, or null. An unchanged masked number is valid; only staff may have none
 * (docs/product.md 13.8).
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
