import { Role, messages, UserStatus } from '@zhuxue/api/terms/accounts'
import type { Answer } from '~/lib/http/wire'
import { idCardProblem, telephoneProblem } from '~/features/accounts/fields'

export type Profile = Answer<'accounts.profiles.show'>['user']

/** What is in the form. `idCard` may carry the stars it came with; `telephone` is null while the old one stays. */
export type Draft = {
  userName: string
  idCard: string
  telephone: string | null
  verifyCode: string
}
export type Problems = Partial<Record<keyof Draft, string | null>>

const isLearner = (profile: Profile) => profile.userRole.includes(Role.User)

export function draftOf({ userName, idCard, telephone }: Profile): Draft {
  return { userName, idCard: idCard ?? '', telephone: telephone ? null : '', verifyCode: '' }
}

/** What can no longer be changed. A number that a confirmed profile lacks may still be added. */
export function locksOf({ userStatus, idCard }: Profile): { userName: boolean; idCard: boolean } {
  const confirmed = userStatus === UserStatus.Confirmed
  return { userName: confirmed, idCard: confirmed && Boolean(idCard) }
}

/** The complaints of learner side section 5, at their fields; what is locked or untouched has none. */
export function problemsOf(profile: Profile, draft: Draft): Problems {
  const locks = locksOf(profile)
  return {
    userName: locks.userName ? null : nameProblem(draft.userName),
    idCard: locks.idCard ? null : numberProblem(profile, draft.idCard),
    telephone: draft.telephone === null ? null : telephoneProblem(draft.telephone),
    verifyCode:
      needsCode(profile, draft) && !draft.verifyCode.trim() ? messages.verifyCodeRequired : null,
  }
}

/** What is to be sent; null when the person has changed nothing that may be changed. */
export function changesOf(profile: Profile, draft: Draft) {
  const locks = locksOf(profile)
  const userName = locks.userName ? undefined : draft.userName.trim()
  const idCard = locks.idCard || !draft.idCard.trim() ? undefined : draft.idCard.trim()
  const telephone = draft.telephone?.trim() || undefined
  const verifyCode = needsCode(profile, draft) ? draft.verifyCode.trim() : undefined
  if (!userName && !idCard && !telephone) return null
  return { userName, idCard, telephone, verifyCode }
}

/** True when saving makes name and ID number unchangeable, which is asked for first. */
export function locksBySaving(profile: Profile, draft: Draft): boolean {
  return !locksOf(profile).idCard && draft.idCard.trim() !== ''
}

/** A learner signs in with the telephone, so a new one is proved by a code. */
export function needsCode(profile: Profile, { telephone }: Draft): boolean {
  return telephone !== null && isLearner(profile)
}

function nameProblem(text: string): string | null {
  const length = [...text.trim()].length
  if (length === 0) return messages.userNameRequired
  return length < 2 || length > 10 ? messages.nameLength : null
}

/** Stars that nobody touched stand for the number that is stored. */
function numberProblem(profile: Profile, text: string): string | null {
  if (profile.idCard && text === profile.idCard) return null
  if (!text.trim() && !isLearner(profile)) return null
  return idCardProblem(text)
}
