import type { Person } from '#accounts/learners/find_learners'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import type User from '#accounts/user'

interface Filled {
  isChanged: boolean
  /** The telephone is now one to sign in with. */
  isProved: boolean
}

/** Fills in what the account lacks; what is there stays. */
export async function fillLearner(user: User, { idCard, telephone }: Person): Promise<Filled> {
  if (idCard !== null && !user.idCardIndex) user.merge(encryptIdNumber(idCard))
  const isProved = canFillTelephone(user, telephone)
  if (isProved) user.merge({ telephone, telephoneKey: telephone, telephoneUnproven: true, loginName: telephone! })
  const isChanged = user.$isDirty
  if (isChanged) await user.save()
  return { isChanged, isProved }
}

/** An imported telephone is only a contact until staff confirm that it is the learner's (docs/product.md 20.8). */
export function canFillTelephone(user: User, telephone: string | null): boolean {
  if (telephone === null || user.telephoneKey || user.isStaff) return false
  return user.telephone === null || user.telephone === telephone
}
