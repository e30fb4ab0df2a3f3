import type { ResolutionKind } from '@zhuxue/api/terms/certificates/reconciliation'
import { call } from '../../../providers/api'

export const reconcileHours = (day: string) =>
  call('POST /api/admin/hour-reconciliations', { body: { day }, timeout: 120_000 }).then(
    ({ reconciliation }) => reconciliation
  )

export const resolveDiscrepancy = (id: number, body: { resolution: ResolutionKind; note?: string }) =>
  call('POST /api/admin/hour-differences/:id/resolutions', { params: { id }, body, timeout: 120_000 })
