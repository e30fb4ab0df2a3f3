import type { KnownLearners, Person } from '#accounts/learners/find_learners'
import { learnerMessages as messages } from '#accounts/learners/terms'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import type User from '#accounts/user'
import { Role } from '#core/roles'
import { maskName } from '#core/shared_rules'

export interface RefusedMatch {
  column: 'idCard' | 'telephone'
  sentence: string
  ownerId: number
}

export type Match = { user: User | null } | RefusedMatch

/**
 * The account of a person, null for a new one, or what does not fit. The same ID number and name, or the same telephone
 * and name with at most one ID number, are one person (docs/product.md 13.8).
 */
export function matchLearner({ userName, idCard, telephone }: Person, known: KnownLearners): Match {
  const byIdCard = idCard === null ? undefined : known.byIdCard.get(idNumberBlindIndex(idCard))
  const byTelephone = telephone === null ? undefined : known.byTelephone.get(telephone)
  const user = byIdCard ?? byTelephone
  if (!user) return { user: null }
  const refuse = (column: 'idCard' | 'telephone', sentence: string) => ({ column, sentence, ownerId: user.id })
  if (user.userName !== userName) {
    const maskedName = maskName(user.userName ?? '')
    return byIdCard
      ? refuse('idCard', messages.idCardOfOther(maskedName))
      : refuse('telephone', messages.telephoneOfOther(maskedName))
  }
  if (byIdCard && byTelephone && byIdCard.id !== byTelephone.id) return refuse('telephone', messages.numbersOfTwo)
  if (!byIdCard && idCard !== null && user.idCardIndex) return refuse('idCard', messages.otherIdCard)
  if (!user.roles.includes(Role.User)) return refuse('idCard', messages.staffOnly)
  return { user }
}
