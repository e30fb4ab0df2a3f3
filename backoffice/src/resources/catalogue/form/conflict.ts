import type { HttpError } from '@refinedev/core'
import { CourseStatusText, type CourseStatus } from '@zhuxue/api/terms/catalogue'
import { formatDateTime } from '../../../components/format'

export interface Conflict {
  changedBy: string | null
  changedAt: string | null
  courseStatus: CourseStatus
  lockVersion: number
}

/** The details of a conflict with another user's change; null for any other error. */
export function conflictOf(error: unknown): Conflict | null {
  const { code, details } = (error ?? {}) as HttpError
  return code === 'conflict' ? (details as Conflict) : null
}

export function messageOf({ changedBy, changedAt, courseStatus }: Conflict) {
  const who = changedBy ?? '其他人'
  const when = changedAt ? `在 ${formatDateTime(changedAt)} ` : ''
  return `${who} ${when}修改了它，现在的状态是“${CourseStatusText[courseStatus]}”。`
}

export async function withConflictAuthor<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const conflict = conflictOf(error)
    if (!conflict) throw error
    const message = `没有执行：${messageOf(conflict)}请查看最新内容后再操作。`
    throw { ...(error as HttpError), message }
  }
}
