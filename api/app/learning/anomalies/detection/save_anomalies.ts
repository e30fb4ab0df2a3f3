import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import type { FoundAnomaly } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyStatus, MaxEvidenceItems } from '#learning/anomalies/terms'

/** Stores each key once; one that continues after it was reviewed is open again. @returns the number of new anomalies */
export async function saveAnomalies(found: FoundAnomaly[]): Promise<number> {
  let fresh = 0
  for (const anomaly of found) {
    const isFresh = await transaction((trx) => save(trx, anomaly)).catch((error) => {
      // Another search stored it at the same time.
      if (isDuplicate(error)) return false
      throw error
    })
    if (isFresh) fresh++
  }
  return fresh
}

async function save(trx: Trx, found: FoundAnomaly): Promise<boolean> {
  const known = await trx.from('anomalies').where('anomaly_key', found.anomalyKey).select('id', 'weight').first()
  const facts = {
    weight: found.weight,
    evidence: JSON.stringify(found.items.slice(0, MaxEvidenceItems)),
    happened_at: found.happenedAt,
  }
  if (!known) {
    const { kind, anomalyKey, userId } = found
    await trx
      .table('anomalies')
      .insert({
        kind,
        anomaly_key: anomalyKey.slice(0, 120),
        user_id: userId,
        ...facts,
        status: AnomalyStatus.Open,
        created_at: toStored(now()),
      })
    return true
  }
  if (found.weight > known.weight) {
    await trx
      .from('anomalies')
      .where('id', known.id)
      .update({ ...facts, status: AnomalyStatus.Open, updated_at: toStored(now()) })
  }
  return false
}
