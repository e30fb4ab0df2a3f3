import { commonPasswords, commonPasswordStems } from '#accounts/passwords/common_passwords'
import { PasswordLength, messages } from '#accounts/passwords/terms'

export interface PasswordOwner {
  staff: boolean
  loginName?: string | null
  telephone?: string | null
  idCard?: string | null
}

const productNames = ['zhuxue', '筑学']

/** Message of the broken rule, or null (docs/threats.md S15). Staff also mix three of four character kinds. */
export function passwordError(password: string, owner: PasswordOwner): string | null {
  const length = [...password].length
  const minLength = owner.staff ? PasswordLength.minForStaff : PasswordLength.min
  if (length < minLength || length > PasswordLength.max) {
    return owner.staff ? messages.staffPasswordLength : messages.passwordLength
  }
  if (owner.staff && countCharacterKinds(password) < 3) return messages.staffPasswordKinds
  if (isGuessable(password)) return messages.passwordTooCommon
  return containsPersonalData(password, owner) ? messages.passwordContainsName : null
}

function countCharacterKinds(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
}

function isGuessable(password: string): boolean {
  const word = password.toLowerCase()
  const stem = word.replace(/[\d\W_]+$/, '')
  if (commonPasswords.has(word) || commonPasswordStems.has(word) || commonPasswordStems.has(stem)) return true
  if (/^(.{1,4})\1+.?$/.test(word) || isSequence(word)) return true
  return productNames.includes(stem)
}

function isSequence(word: string): boolean {
  const steps = [...word].slice(1).map((char, at) => char.charCodeAt(0) - word.charCodeAt(at))
  return [1, -1].some((step) => steps.every((one) => one === step || one === -9 * step))
}

function containsPersonalData(password: string, { loginName, telephone, idCard }: PasswordOwner): boolean {
  const word = password.toLowerCase()
  const own = [loginName, telephone?.slice(-6), idCard?.slice(-6)]
  return own.some((text) => text && text.length >= 4 && word.includes(text.toLowerCase()))
}
