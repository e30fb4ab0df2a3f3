import { call } from '../../../providers/api'

/** A URL for some minutes. */
export const slipUrl = (transferId: number) =>
  call('GET /api/admin/bank-transfers/:id/slip', { params: { id: transferId } }).then(({ url }) => url)
