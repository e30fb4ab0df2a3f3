import { messages } from '@zhuxue/api/terms/accounts'
import type { Address } from '~/lib/http/wire'
import { telephoneProblem } from '~/features/accounts/fields'

/** Where the form begins (learner side section 5, address). */
const Shandong = '370000'

export type AddressDraft = {
  name: string
  region: string[]
  address: string
  telephone: string
  defaultAddr: boolean
}
export type AddressProblems = Partial<Record<keyof AddressDraft, string | null>>

/** The form of an address that is there, or of a new one. */
export function draftOf(address?: Address): AddressDraft {
  return {
    name: address?.name ?? '',
    region: address ? [...address.region] : [Shandong],
    address: address?.address ?? '',
    telephone: address?.telephone ?? '',
    defaultAddr: address?.defaultAddr === 1,
  }
}

/** What is wrong with an address, field by field (learner side section 5, address). */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const between = (text: string, from: number, to: number) =>
    text.trim().length >= from && text.trim().length <= to
  return {
    name: between(draft.name, 2, 10) ? null : messages.recipientLength,
    telephone: telephoneProblem(draft.telephone),
    region: draft.region.length === 3 ? null : messages.regionRequired,
    address: between(draft.address, 3, 40) ? null : messages.addressLength,
  }
}
