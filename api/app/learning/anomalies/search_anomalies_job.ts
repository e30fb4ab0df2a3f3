import { Job } from '@adonisjs/queue'
import { daysDue } from '#core/reconciliation/days_due'
import { now } from '#core/time'
import AnomalyDay from '#learning/anomalies/anomaly_day'
import { detectAnomaliesOfDay } from '#learning/anomalies/detection/detect_anomalies'
import { SearchReadyHour } from '#learning/anomalies/terms'

/** Yesterday once it is over, and missed days. */
export default class DetectAnomaliesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    const known = await AnomalyDay.query().orderBy('day', 'desc').limit(40)
    for (const day of daysDue(now(), known, { readyHour: SearchReadyHour })) await detectAnomaliesOfDay(day)
  }
}
