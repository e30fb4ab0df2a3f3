import { AnomalySchema } from '#core/schema'
import type { AnomalyKind, AnomalyStatus, EvidenceItem } from '#learning/anomalies/terms'

export default class Anomaly extends AnomalySchema {
  declare kind: AnomalyKind
  declare status: AnomalyStatus

  get items(): EvidenceItem[] {
    return JSON.parse(this.evidence)
  }
}
