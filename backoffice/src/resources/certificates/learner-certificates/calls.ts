import { call } from '../../../providers/api'

interface Correction {
  reason: string
  /** A manual change of one course by so many minutes; without both, everything is recalculated. */
  courseEduLogId?: number
  minutes?: number
}

export const correctHours = (furtherEduCertId: number, correction: Correction) =>
  call('POST /api/user/correct-certificate-hours', { body: { furtherEduCertId, ...correction } })

export const printableCycles = (furtherEduCertId: number) =>
  call('GET /api/user/certs/print/cycles', { query: { certIds: [furtherEduCertId] } })

export const revertUpload = (id: number, body: { reason: string; receiptNo?: string }) =>
  call('POST /api/admin/revert-upload-hours/:id', { params: { id }, body })

export const deleteUpload = (id: number, reason: string) =>
  call('DELETE /api/admin/push-logs/:id', { params: { id }, body: { reason } })
