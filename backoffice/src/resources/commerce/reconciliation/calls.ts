import { call } from '../../../providers/api'

export const reconcileDay = (day: string) =>
  call('POST /api/admin/reconciliations', { body: { day }, timeout: 120_000 }).then(
    ({ reconciliation }) => reconciliation
  )
