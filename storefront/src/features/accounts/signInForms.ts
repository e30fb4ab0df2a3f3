import { LoginType, messages } from '@zhuxue/api/terms/accounts'
import {
  newPasswordProblem,
  idNumberFieldError,
  telephoneError,
  userNameProblem,
  verifyCodeProblem,
  type LearnerLogin,
} from './fields'
import { liveCodeFrom } from '~/features/learning/live-codes/liveCode'
import { messages as legalMessages } from '@zhuxue/api/terms/accounts/legal_texts'
import { validateBy, type FieldErrors, type Rules } from '~/lib/forms/validation'

export type Credentials = { loginName: string; passwd: string }

export const emptyCredentials: Credentials = { loginName: '', passwd: '' }

/** The phone is the login name (docs/product.md 1.2). */
export const emptyRegistration = { loginName: '', verifyCode: '', userName: '', idCard: '', passwd: '' }
export type Registration = typeof emptyRegistration

export const registrationRules: Rules<Registration> = {
  loginName: telephoneError,
  verifyCode: verifyCodeProblem,
  userName: userNameProblem,
  idCard: idNumberFieldError,
  passwd: (text) => newPasswordProblem(text, messages.passwdRequired),
}

/** With the versions that were shown and checked. */
export const emptyRegistrationForm = { ...emptyRegistration, agreedTo: [] as number[] }
export type RegistrationForm = typeof emptyRegistrationForm

/** @param shown null until they have loaded: the user cannot have agreed to them yet */
export function registrationErrors(
  { agreedTo, ...typed }: RegistrationForm,
  shown: readonly { legalTextId: number }[] | null
): FieldErrors<RegistrationForm> {
  const isAgreed = shown?.every(({ legalTextId }) => agreedTo.includes(legalTextId))
  return { ...validateBy(registrationRules)(typed), agreedTo: isAgreed ? null : legalMessages.agreementNeeded }
}

export const emptyReset = { idCard: '', telephone: '', verifyCode: '', newPassword: '' }
export type Reset = typeof emptyReset

export const resetRules: Rules<Reset> = {
  idCard: idNumberFieldError,
  telephone: telephoneError,
  verifyCode: verifyCodeProblem,
  newPassword: (text) => newPasswordProblem(text, messages.newPasswordRequired),
}

/** A code cannot be prefilled. */
export function afterRegistration(mode: LearnerLogin, person: Registration): Credentials {
  const loginName = mode === LoginType.IdCard ? person.idCard : person.loginName
  const passwd = mode === LoginType.VerifyCode ? '' : person.passwd
  return { loginName: loginName.trim(), passwd }
}

export function afterReset(mode: LearnerLogin, person: Reset): Credentials {
  const loginName = mode === LoginType.IdCard ? person.idCard : person.telephone
  return { loginName: loginName.trim(), passwd: '' }
}

/** The redeem code in the URL of the login page, or of the course page that it leads back to. */
export function liveCodeFor(search: string, goback: string | null): string | undefined {
  const places = [search, goback?.split('#')[0]!.split('?')[1] ?? '']
  return places.map(liveCodeFrom).find((code) => code !== null) ?? undefined
}
