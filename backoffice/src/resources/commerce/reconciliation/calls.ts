import { call } from '../../../providers/api'

/** Compares a day again. The bill of a busy day takes a while. */
export const reconcileDay = (day: string) =>
  call('POST /api/admin/reconciliations', { body: { day }, timeout: 120_000 }).then(
    ({ reconciliation }) => reconciliation
  )
