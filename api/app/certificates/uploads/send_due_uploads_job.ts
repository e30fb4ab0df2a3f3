import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import HourUpload from '#certificates/ledger/hour_upload'
import { SendUpload } from '#certificates/uploads/send_upload'
import { HourUploadState } from '#certificates/uploads/terms'
import { now, toStored } from '#core/time'

const batchSize = 50

/** Uploads that were never sent, and those without a response. */
@inject()
export default class SendDueUploadsJob extends Job<Record<string, never>> {
  constructor(protected sendUpload: SendUpload) {
    super()
  }

  async execute(): Promise<void> {
    const due = await HourUpload.query()
      .whereIn('state', [HourUploadState.Pending, HourUploadState.Unknown])
      .where((time) => time.whereNull('nextAttemptAt').orWhere('nextAttemptAt', '<=', toStored(now())))
      .orderBy('id')
      .limit(batchSize)
    for (const upload of due) {
      try {
        await this.sendUpload.execute(upload)
      } catch (error) {
        logger.error({ err: error, pushId: upload.pushId }, 'an upload of hours could not be processed')
      }
    }
  }
}
