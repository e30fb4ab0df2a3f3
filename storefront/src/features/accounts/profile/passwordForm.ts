import { PasswordLength, messages } from '@zhuxue/api/terms/accounts'

export type PasswordDraft = { currentPassword: string; newPassword: string; again: string }
export type PasswordProblems = Partial<Record<keyof PasswordDraft, string | null>>

/** The form takes up to 20 characters (learner side, section 5); the server would take more. */
export const MostTyped = 20

/** What can be said before asking: the server judges strength, and whether the current one is right. */
export function passwordProblems(
  { currentPassword, newPassword, again }: PasswordDraft,
  staff: boolean
): PasswordProblems {
  return {
    currentPassword: currentPassword ? null : messages.currentPasswordRequired,
    newPassword: newPassword ? lengthProblem(newPassword, staff) : messages.newPasswordRequired,
    again: again === newPassword ? null : '两次输入的新密码不一致',
  }
}

function lengthProblem(password: string, staff: boolean): string | null {
  const length = [...password].length
  if (staff) return length < PasswordLength.leastForStaff ? messages.staffPasswordLength : null
  return length < PasswordLength.least || length > MostTyped ? '长度在8 到 20 个字符' : null
}
