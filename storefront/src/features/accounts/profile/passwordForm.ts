import { PasswordLength, messages } from '@zhuxue/api/terms/accounts'
import type { FieldErrors } from '~/lib/forms/validation'

export type PasswordValues = { currentPassword: string; newPassword: string; again: string }

/** The form accepts up to 20 characters (docs/product.md 1.8); the server would accept more. */
export const MaxTypedLength = 20

/** The server also checks strength and the current password. */
export function passwordErrors(
  { currentPassword, newPassword, again }: PasswordValues,
  isStaff: boolean
): FieldErrors<PasswordValues> {
  return {
    currentPassword: currentPassword ? null : messages.currentPasswordRequired,
    newPassword: newPassword ? lengthProblem(newPassword, isStaff) : messages.newPasswordRequired,
    again: again === newPassword ? null : '两次输入的新密码不一致',
  }
}

function lengthProblem(password: string, isStaff: boolean): string | null {
  const length = [...password].length
  if (isStaff) return length < PasswordLength.minForStaff ? messages.staffPasswordLength : null
  return length < PasswordLength.min || length > MaxTypedLength ? '长度在8 到 20 个字符' : null
}
