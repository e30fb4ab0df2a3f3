import { call } from '../../../providers/api'

export const searchAnomalies = () => call('POST /api/admin/anomalies/searches', {})

export const reviewAnomaly = (id: number, body: { anomalyStatus: 'explained' | 'investigate'; note: string }) =>
  call('POST /api/admin/anomalies/:id/marks', { params: { id }, body })
