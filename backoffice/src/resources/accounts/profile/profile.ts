import { UserStatus } from '@zhuxue/api/terms/accounts'
import { isTelephone } from '@zhuxue/api/rules'
import type { Profile } from '../../../lib/apiTypes'

export interface ProfileValues {
  userName: string
  idCard?: string
  telephone?: string
  avatarUrl?: string | null
  currentPassword?: string
}

export const valuesOf = ({ userName, idCard, telephone, avatarUrl }: Profile) => ({
  userName,
  telephone: telephone ?? '',
  avatarUrl,
  idCard: idCard ?? '',
  currentPassword: undefined,
})

/** A confirmed name or ID number cannot be changed; a missing number can be added. */
export function lockedFields({ userStatus, idCard }: Profile) {
  const confirmed = userStatus === UserStatus.Confirmed
  return { userName: confirmed, idCard: confirmed && idCard !== null }
}

export function locksOnSave(profile: Profile, values: ProfileValues): boolean {
  const typed = Boolean(values.idCard) && values.idCard !== profile.idCard
  return profile.userStatus === UserStatus.Editable
    ? typed || profile.idCard !== null
    : typed && profile.idCard === null
}

export function toBody(profile: Profile, values: ProfileValues) {
  const locked = lockedFields(profile)
  return {
    ...(!locked.userName && { userName: values.userName }),
    ...(!locked.idCard && values.idCard && { idCard: values.idCard }),
    ...(values.telephone && { telephone: values.telephone }),
    ...(changesTelephone(profile, values) && { currentPassword: values.currentPassword }),
    ...(values.avatarUrl && { avatarUrl: values.avatarUrl }),
  }
}

export const changesTelephone = (profile: Profile, { telephone }: Pick<ProfileValues, 'telephone'>) =>
  Boolean(telephone) && telephone !== profile.telephone

export const isUnchangedOrTelephone = (typed: string, known: string | null) => typed === known || isTelephone(typed)
