import { http } from '../../../providers/api'
import type { Reconciliation } from './day'

const reconciliations = '/api/admin/reconciliations'

/** Compares a day anew; answers it with its lines. The bill of a busy day takes a while. */
export const runDay = (day: string) =>
  http
    .post<{ reconciliation: Reconciliation }>(reconciliations, { day }, { timeout: 120_000 })
    .then(({ data }) => data.reconciliation)
