import { PasswordLength, messages } from '@zhuxue/api/terms/accounts'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

export function staffPasswordError(password: string): string | null {
  const length = [...password].length
  if (length < PasswordLength.minForStaff || length > PasswordLength.max) {
    return messages.staffPasswordLength
  }
  return kinds.filter((kind) => kind.test(password)).length < 3 ? messages.staffPasswordKinds : null
}

/** The same as a form rule; an empty field is left to `required`. */
export const staffPasswordRule = {
  validator: (_: unknown, password?: string) => {
    const errorMessage = password ? staffPasswordError(password) : null
    return errorMessage ? Promise.reject(new Error(errorMessage)) : Promise.resolve()
  },
}

const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789']

export function generatePassword(): string {
  const pick = (set: string) => set[crypto.getRandomValues(new Uint32Array(1))[0]! % set.length]!
  const groups = Array.from({ length: 4 }, () => [...sets, sets.join('')].map(pick).join(''))
  return groups.join('-')
}
