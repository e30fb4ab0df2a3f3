import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { now, toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { detectAnomalies } from '#learning/anomalies/detection/detect_anomalies'
import { foundAnomalies, messages } from '#learning/anomalies/terms'

export default class AnomalySearchesController {
  /** Searches today and yesterday at once, without the nightly job. */
  async store(ctx: HttpContext) {
    const [yesterday, today] = [now().minus({ days: 1 }), now()].map((time) => toWireTime(time)!.slice(0, 10))
    const found = (await detectAnomalies(yesterday)) + (await detectAnomalies(today))
    await transaction((trx) => audit(trx, ctx, { action: 'anomaly.search', object: 'anomalies', after: { found } }))
    return { found, msg: found ? foundAnomalies(found) : messages.nothingFound }
  }
}
