import HourUpload from '#certificates/ledger/hour_upload'
import { PushState } from '#certificates/uploads/terms'
import { dayEnd, dayStart, toStored } from '#core/time'

const batchSize = 500

export async function pushesByNumber(pushIds: string[]): Promise<HourUpload[]> {
  const found: HourUpload[] = []
  for (let at = 0; at < pushIds.length; at += batchSize) {
    found.push(...(await HourUpload.query().whereIn('pushId', pushIds.slice(at, at + batchSize))))
  }
  return found
}

/** @param day yyyy-MM-dd in Asia/Shanghai */
export function pushesConfirmedOn(day: string): Promise<HourUpload[]> {
  return HourUpload.query()
    .where('state', PushState.Confirmed)
    .where('confirmedAt', '>=', toStored(dayStart(day)))
    .where('confirmedAt', '<', toStored(dayEnd(day)))
    .orderBy('id')
    .exec()
}
