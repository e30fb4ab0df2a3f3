import { call } from '../../../providers/api'

export const reconcileDay = (day: string, provider?: string) =>
  call('POST /api/admin/reconciliations', { body: { day, provider }, timeout: 120_000 }).then(
    ({ reconciliation }) => reconciliation
  )
