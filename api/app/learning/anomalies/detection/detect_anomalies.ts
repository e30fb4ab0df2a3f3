import { dayEnd, dayStart, now, toStored } from '#core/time'
import { isDuplicate } from '#core/transaction'
import AnomalyDay from '#learning/anomalies/anomaly_day'
import { findFastTests } from '#learning/anomalies/detection/fast_tests'
import type { SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { findHandCorrections } from '#learning/anomalies/detection/hand_corrections'
import { findRejectedHeartbeats } from '#learning/anomalies/detection/rejected_heartbeats'
import { saveAnomalies } from '#learning/anomalies/detection/save_anomalies'
import { findSharedIps } from '#learning/anomalies/detection/shared_addresses'
import { findSwitchedDevices } from '#learning/anomalies/detection/switched_devices'
import { findUnusualPresence } from '#learning/anomalies/detection/unusual_presence'
import { readSetting } from '#settings/read_setting'

/** May be repeated. @returns the number of new anomalies */
export async function detectAnomalies(day: string): Promise<number> {
  const span: SearchedDay = { day, from: toStored(dayStart(day)), until: toStored(dayEnd(day)) }
  const found = [
    ...(await findSwitchedDevices(span, Number(await readSetting('anomalyDeviceSwitches')))),
    ...(await findRejectedHeartbeats(span, Number(await readSetting('anomalyRefusedBeats')))),
    ...(await findFastTests(span)),
    ...(await findSharedIps(span, Number(await readSetting('anomalyAddressAccounts')))),
    ...(await findHandCorrections(span)),
    ...(await findUnusualPresence(span)),
  ]
  return saveAnomalies(found)
}

/** Searches one finished day. */
export async function detectAnomaliesOfDay(day: string): Promise<void> {
  const found = await detectAnomalies(day)
  const done = { day, status: 'done' as const, found, ranAt: now() }
  await AnomalyDay.create(done).catch((error) => {
    if (!isDuplicate(error)) throw error
  })
}
