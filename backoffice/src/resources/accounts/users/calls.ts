import type { RevealedField } from '@zhuxue/api/terms/accounts'
import { download } from '../../../kit/download'
import { http } from '../../../providers/api'

const users = '/api/admin/users'

export const correct = (id: number, person: { userName?: string; idCard?: string }) =>
  http.put(`${users}/${id}`, person)

export const setDisabled = (id: number, disabled: boolean) =>
  http.put(`${users}/${id}`, { disabled })

/** Answers how many sessions ended. */
export const endSessions = (id: number) =>
  http.delete<{ ended: number }>(`${users}/${id}/sessions`).then(({ data }) => data.ended)

export const remove = (id: number) => http.delete(`${users}/${id}`)

/** One whole number, for a reason that stays in the audit log; null when there is none. */
export const reveal = (id: number, field: RevealedField, reason: string) =>
  http
    .post<{ value: string | null }>(`${users}/${id}/reveal`, { field, reason })
    .then(({ data }) => data.value)

/** The list with these filters as a workbook of whole numbers; that it was taken is logged. */
export const takeList = (filters: object) =>
  download('/api/admin/users-export', filters, '用户列表.xlsx')
