import { characterCount, normalizePersonName, personNameError } from '../../core/shared_rules.js'
import { messages, UserNameLength } from '../terms.js'

/** Of the name in the profile form (docs/product.md 1.7), or null. */
export function profileNameError(name: string, registered: string | null): string | null {
  const errorText = personNameError(name)
  if (errorText) return errorText
  const normal = normalizePersonName(name)
  const length = characterCount(normal)
  const fits = normal === registered || (length >= UserNameLength.min && length <= UserNameLength.max)
  return fits ? null : messages.nameLength
}
