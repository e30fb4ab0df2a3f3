import type { RevealedField } from '@zhuxue/api/terms/accounts'
import { download } from '../../../components/download'
import { call } from '../../../providers/api'

const params = (id: number) => ({ params: { id } })

export const correct = (id: number, body: { userName?: string; idCard?: string }) =>
  call('PUT /api/admin/users/:id', { ...params(id), body })

export const setDisabled = (id: number, disabled: boolean) =>
  call('PUT /api/admin/users/:id', { ...params(id), body: { disabled } })

/** @returns the number of sessions that ended */
export const endSessions = (id: number): Promise<number> =>
  call('DELETE /api/admin/users/:id/sessions', params(id)).then(({ ended }) => ended)

export const liftStaffHold = (id: number, reason: string) =>
  call('POST /api/admin/users/:id/staff-hold-removals', { ...params(id), body: { reason } })

export const remove = (id: number) => call('DELETE /api/admin/users/:id', params(id))

export const reveal = (id: number, field: RevealedField, reason: string) =>
  call('POST /api/admin/users/:id/reveal', { ...params(id), body: { field, reason } })

export const downloadUsers = (filters: object) => download('GET /api/admin/users-export', filters, '用户列表.xlsx')
