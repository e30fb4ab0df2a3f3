import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import Anomaly from '#learning/anomalies/anomaly'
import type { AnomalyStatus } from '#learning/anomalies/terms'

interface Mark {
  anomalyStatus: AnomalyStatus
  note: string
}

/** Marks it as explained or to be investigated; the review can be changed. */
export async function reviewAnomaly(ctx: HttpContext, id: number, { anomalyStatus, note }: Mark) {
  await transaction(async (trx) => {
    const anomaly = await Anomaly.query({ client: trx }).where('id', id).forUpdate().first()
    if (!anomaly) throw new NotFound()
    const before = { anomalyStatus: anomaly.status }
    const marked = { status: anomalyStatus, note, markedBy: requireUser(ctx).id, markedAt: now() }
    await anomaly.merge(marked).save()
    await audit(trx, ctx, {
      action: 'anomaly.mark',
      object: `anomaly:${id}`,
      before,
      after: { anomalyStatus },
      reason: note,
    })
  })
}
