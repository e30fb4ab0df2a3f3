import { commonPasswords, commonStems } from '#accounts/passwords/common_passwords'
import { PasswordLength, messages } from '#accounts/passwords/terms'

/** Whose password it is to be. What is unknown is left out. */
export interface PasswordOwner {
  staff: boolean
  loginName?: string | null
  telephone?: string | null
  idCard?: string | null
}

/** The product's own names are the first guess of whoever knows where the account is. */
const productNames = ['zhuxue', '筑学']

/**
 * The sentence that says why a password is refused, or null when it is good (security requirement 15).
 * Length is what counts; staff also mix three of the four kinds of characters.
 */
export function passwordFault(password: string, owner: PasswordOwner): string | null {
  const length = [...password].length
  const least = owner.staff ? PasswordLength.leastForStaff : PasswordLength.least
  if (length < least || length > PasswordLength.most) {
    return owner.staff ? messages.staffPasswordLength : messages.passwordLength
  }
  if (owner.staff && kindsIn(password) < 3) return messages.staffPasswordKinds
  if (isGuessable(password)) return messages.passwordTooCommon
  return tellsOf(password, owner) ? messages.passwordTellsName : null
}

function kindsIn(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
}

/** On the usual lists, one to four characters over and over, a run, or little more than our own name. */
function isGuessable(password: string): boolean {
  const word = password.toLowerCase()
  const stem = word.replace(/[\d\W_]+$/, '')
  if (commonPasswords.has(word) || commonStems.has(word) || commonStems.has(stem)) return true
  if (/^(.{1,4})\1+.?$/.test(word) || isRun(word)) return true
  return productNames.includes(stem)
}

/** 12345678, hgfedcba: every character follows the one before it, up or down. */
function isRun(word: string): boolean {
  const steps = [...word].slice(1).map((char, at) => char.charCodeAt(0) - word.charCodeAt(at))
  return [1, -1].some((step) => steps.every((one) => one === step || one === -9 * step))
}

function tellsOf(password: string, { loginName, telephone, idCard }: PasswordOwner): boolean {
  const word = password.toLowerCase()
  const own = [loginName, telephone?.slice(-6), idCard?.slice(-6)]
  return own.some((text) => text && text.length >= 4 && word.includes(text.toLowerCase()))
}
