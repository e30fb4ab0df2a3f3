import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { ObjectStorage } from '#drivers/storage/object_storage'
import Export from '#exports/export'
import { ExportState } from '#exports/terms'

const retainedRowDays = 30
/** A cancelled run may still be writing its file. */
const graceMinutes = 10

/** Removes expired files, files of failed or cancelled exports, and finally the rows. */
@inject()
export class PruneExports {
  constructor(protected storage: ObjectStorage) {}

  async execute(): Promise<void> {
    const time = toStored(now())
    const expired = await Export.query().where('state', ExportState.Done).where('expiresAt', '<=', time)
    for (const row of expired) await this.#remove(row, ExportState.Expired)

    const left = await Export.query()
      .whereIn('state', [ExportState.Failed, ExportState.Cancelled])
      .whereNotNull('objectKey')
      .where('finishedAt', '<=', toStored(now().minus({ minutes: graceMinutes })))
    for (const row of left) await this.#remove(row, row.state)

    await db
      .from('exports')
      .whereIn('state', [ExportState.Failed, ExportState.Cancelled, ExportState.Expired])
      .whereNull('object_key')
      .where('created_at', '<', toStored(now().minus({ days: retainedRowDays })))
      .delete()
  }

  /** Removes the file first: if the job dies in between, the next one finds the row again. */
  async #remove({ id, objectKey }: Export, state: ExportState): Promise<void> {
    if (objectKey) await this.storage.delete(objectKey)
    await db.from('exports').where('id', id).update({ state, object_key: null })
  }
}
