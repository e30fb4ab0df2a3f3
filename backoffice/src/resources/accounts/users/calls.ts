import type { RevealedField, Role } from '@zhuxue/api/terms/accounts'
import { download } from '../../../components/download'
import { call } from '../../../providers/api'

export interface NewLearner {
  userName: string
  idCard?: string
  telephone?: string
  note?: string
}

export const create = (body: NewLearner) => call('POST /api/admin/learners', { body })

const params = (id: number) => ({ params: { id } })

export const correct = (id: number, body: { userName?: string; idCard?: string }) =>
  call('PUT /api/admin/users/:id', { ...params(id), body })

export const setDisabled = (id: number, disabled: boolean, reason: string) =>
  call('PUT /api/admin/users/:id', { ...params(id), body: { disabled, reason } })

export const setRoles = (id: number, userRole: Role[], reason: string) =>
  call('PUT /api/admin/users/:id', { ...params(id), body: { userRole, reason } })

/** @returns the number of sessions that ended */
export const endSessions = (id: number, reason: string): Promise<number> =>
  call('DELETE /api/admin/users/:id/sessions', { ...params(id), body: { reason } }).then(({ ended }) => ended)

export const liftStaffHold = (id: number, reason: string) =>
  call('POST /api/admin/users/:id/staff-hold-removals', { ...params(id), body: { reason } })

export const remove = (id: number) => call('DELETE /api/admin/users/:id', params(id))

export const reveal = (id: number, field: RevealedField, reason: string) =>
  call('POST /api/admin/users/:id/reveal', { ...params(id), body: { field, reason } })

export const downloadUsers = (filters: object) => download('GET /api/admin/users-export', filters, '用户列表.xlsx')
