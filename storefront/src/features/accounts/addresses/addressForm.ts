import { messages } from '@zhuxue/api/terms/accounts'
import { characterCount } from '@zhuxue/api/characters'
import type { FieldErrors } from '~/lib/forms/validation'
import type { Address } from '~/lib/http/apiTypes'
import { telephoneError } from '~/features/accounts/fields'

/** docs/product.md 1.10. */
const Shandong = '370000'

export type AddressForm = { name: string; region: string[]; address: string; telephone: string; defaultAddr: boolean }

/** A new address starts with the name of the account; its telephone is only known masked. */
export function addressFormOf(address?: Address, userName = ''): AddressForm {
  return {
    name: address?.name ?? (nameProblem(userName) ? '' : userName),
    region: address ? [...address.region] : [Shandong],
    address: address?.address ?? '',
    telephone: address?.telephone ?? '',
    defaultAddr: address?.defaultAddr === 1,
  }
}

const between = (text: string, from: number, to: number) => {
  const length = characterCount(text.trim())
  return length >= from && length <= to
}

function nameProblem(name: string): string | null {
  if (!name.trim()) return messages.recipientRequired
  return between(name, 2, 10) ? null : messages.recipientLength
}

function streetProblem(address: string): string | null {
  if (!address.trim()) return messages.addressRequired
  return between(address, 3, 40) ? null : messages.addressLength
}

/** docs/product.md 1.10. */
export function addressErrors(form: AddressForm): FieldErrors<AddressForm> {
  return {
    name: nameProblem(form.name),
    telephone: telephoneError(form.telephone),
    region: form.region.length === 3 ? null : messages.regionRequired,
    address: streetProblem(form.address),
  }
}
