import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { findRegistryDiscrepancies } from '#certificates/reconciliation/compare_lists'
import type RegistryDay from '#certificates/reconciliation/registry_day'
import { saveFailedRegistryDay, saveRegistryDay } from '#certificates/reconciliation/save_registry_day'
import { messages } from '#certificates/reconciliation/terms'
import HourUpload from '#certificates/ledger/hour_upload'
import { recordUploadResult } from '#certificates/uploads/record_upload_result'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry, type RegistryRecord } from '#drivers/hours/hours_registry'
import { HourUploadState } from '#certificates/uploads/terms'
import { dayEnd, dayStart, toStored } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

/**
 * Compares the registry's list of a day with our uploads, after settling the open ones it contains. Repeating it
 * preserves the resolutions.
 */
@inject()
export class ReconcileRegistryDay {
  constructor(protected registry: HoursRegistry) {}

  /** @param day yyyy-MM-dd in Asia/Shanghai */
  async execute(day: string, { byHand = false } = {}): Promise<RegistryDay> {
    try {
      const list = await this.registry.list(day)
      const booked = await settleOpen(list)
      const known = await uploadsByNumber(list.map(({ pushId }) => pushId))
      const ours = await uploadsConfirmedOn(day)
      const differences = findRegistryDiscrepancies(list, known, await this.#missing(list, ours))
      return await saveRegistryDay({ day, byHand, booked, list, ours, differences })
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.error({ err: error, day }, "the registry's list of a day could not be read")
      return saveFailedRegistryDay({ day, byHand }, messages.failed)
    }
  }

  /** A response after midnight was confirmed by us a day later, so its upload gets a status query. */
  async #missing(list: RegistryRecord[], ours: HourUpload[]): Promise<HourUpload[]> {
    const listed = new Set(list.map(({ pushId }) => pushId))
    const missing: HourUpload[] = []
    for (const upload of ours) {
      if (listed.has(upload.pushId)) continue
      const outcome = await this.registry.find(upload.pushId)
      if (outcome?.state !== 'confirmed') missing.push(upload)
    }
    return missing
  }
}

async function settleOpen(list: RegistryRecord[]): Promise<number> {
  const receipts = new Map(list.map(({ pushId, receiptNo }) => [pushId, receiptNo]))
  const open = (await uploadsByNumber([...receipts.keys()])).filter(({ isOpen }) => isOpen)
  for (const upload of open) {
    const receiptNo = getOrFail(receipts, upload.pushId).slice(0, 100)
    await recordUploadResult(upload, { state: 'confirmed', receiptNo })
  }
  return open.length
}

const batchSize = 500

async function uploadsByNumber(pushIds: string[]): Promise<HourUpload[]> {
  const found: HourUpload[] = []
  for (let at = 0; at < pushIds.length; at += batchSize) {
    found.push(...(await HourUpload.query().whereIn('pushId', pushIds.slice(at, at + batchSize))))
  }
  return found
}

/**
 * Without those of a former platform, which the registry lists for its operator.
 *
 * @param day yyyy-MM-dd in Asia/Shanghai
 */
function uploadsConfirmedOn(day: string): Promise<HourUpload[]> {
  return HourUpload.query()
    .where('state', HourUploadState.Confirmed)
    .whereNotIn('id', db.from('import_links').where('object', 'hour_uploads').select('row_id'))
    .where('confirmedAt', '>=', toStored(dayStart(day)))
    .where('confirmedAt', '<', toStored(dayEnd(day)))
    .orderBy('id')
    .exec()
}
