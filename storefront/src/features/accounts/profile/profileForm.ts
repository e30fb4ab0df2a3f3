import { Role, messages, UserStatus } from '@zhuxue/api/terms/accounts'
import { profileNameError } from '@zhuxue/api/terms/accounts/profile'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { idNumberFieldError, telephoneError } from '~/features/accounts/fields'
import type { FieldErrors } from '~/lib/forms/validation'

export type Profile = ResponseOf<'accounts.profiles.show'>['user']

/**
 * `idCard` may be masked; `telephone` is null if there is one already, `oldVerifyCode` while the password is the proof.
 */
export type ProfileValues = {
  userName: string
  idCard: string
  telephone: string | null
  verifyCode: string
  currentPassword: string
  oldVerifyCode: string | null
}

/** Nothing has to be verified without a new telephone. */
const noProof = { verifyCode: '', currentPassword: '', oldVerifyCode: null }

const isLearner = (profile: Profile) => profile.userRole.includes(Role.User)

export function profileFormOf({ userName, idCard, telephone }: Profile): ProfileValues {
  return { userName, idCard: idCard ?? '', telephone: telephone ? null : '', ...noProof }
}

/** A confirmed profile without an ID number may still add it. */
export function locksOf({ userStatus, idCard }: Profile): { userName: boolean; idCard: boolean } {
  const confirmed = userStatus === UserStatus.Confirmed
  return { userName: confirmed, idCard: confirmed && Boolean(idCard) }
}

/** docs/product.md 1.7, 1.11; locked or untouched fields have no errors. */
export function validateProfile(profile: Profile, values: ProfileValues): FieldErrors<ProfileValues> {
  const locks = locksOf(profile)
  return {
    userName: locks.userName ? null : nameProblem(profile, values.userName),
    idCard: locks.idCard ? null : numberProblem(profile, values.idCard),
    ...telephoneErrors(profile, values),
  }
}

export function telephoneErrors(profile: Profile, values: ProfileValues): FieldErrors<ProfileValues> {
  return {
    telephone: values.telephone === null ? null : telephoneError(values.telephone),
    verifyCode: needsCode(profile, values) && !values.verifyCode.trim() ? messages.verifyCodeRequired : null,
    ...proofProblems(values),
  }
}

/** Null when no editable field was changed. */
export function changesOf(profile: Profile, values: ProfileValues) {
  const locks = locksOf(profile)
  const userName = locks.userName ? undefined : values.userName.trim()
  const idCard = locks.idCard || !values.idCard.trim() ? undefined : values.idCard.trim()
  const telephone = telephoneChangeOf(profile, values)
  if (!userName && !idCard && !telephone) return null
  return { userName, idCard, ...telephone }
}

/** Null without a new telephone. */
export function telephoneChangeOf(profile: Profile, values: ProfileValues) {
  const telephone = values.telephone?.trim()
  if (!telephone) return null
  const verifyCode = needsCode(profile, values) ? values.verifyCode.trim() : undefined
  return { telephone, verifyCode, ...proofOf(values) }
}

function proofProblems({ telephone, currentPassword, oldVerifyCode }: ProfileValues) {
  if (!telephone) return { currentPassword: null, oldVerifyCode: null }
  const byCode = oldVerifyCode !== null
  return {
    currentPassword: byCode || currentPassword ? null : messages.currentPasswordRequired,
    oldVerifyCode: !byCode || oldVerifyCode.trim() ? null : messages.verifyCodeRequired,
  }
}

function proofOf({ currentPassword, oldVerifyCode }: ProfileValues) {
  return oldVerifyCode === null ? { currentPassword } : { oldVerifyCode: oldVerifyCode.trim() }
}

/** Saving makes name and ID number read-only. */
export function locksBySaving(profile: Profile, values: ProfileValues): boolean {
  return !locksOf(profile).idCard && values.idCard.trim() !== ''
}

/** Learners sign in with their telephone, so a new one is verified. */
export function needsCode(profile: Profile, { telephone }: ProfileValues): boolean {
  return telephone !== null && isLearner(profile)
}

function nameProblem(profile: Profile, text: string): string | null {
  return text.trim() === '' ? messages.userNameRequired : profileNameError(text, profile.userName)
}

/** An untouched masked number stands for the stored one. */
function numberProblem(profile: Profile, text: string): string | null {
  if (profile.idCard && text === profile.idCard) return null
  if (!text.trim() && !isLearner(profile)) return null
  return idNumberFieldError(text)
}
