import { download } from '../../../components/download'
import { call } from '../../../providers/api'

export const downloadCycles = (query: object) =>
  download('GET /api/admin/education-cycles-export', query, '学时周期.xlsx')

export const recountCycles = (cycleIds: number[], ruleId: number, reason: string) =>
  call('POST /api/admin/education-cycles/recounts', { body: { cycleIds, ruleId, reason } })

export const moveHours = (id: number, body: { hourEntryIds: number[]; toCycleId: number; reason: string }) =>
  call('POST /api/admin/education-cycles/:id/moves', { params: { id }, body })

export const confirmOutsideHours = (id: number, reason: string) =>
  call('POST /api/admin/outside-hours/:id/confirmations', { params: { id }, body: { reason } })
