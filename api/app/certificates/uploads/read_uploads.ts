import db from '@adonisjs/lucid/services/db'
import { HourUploadState } from '#certificates/uploads/terms'
import { uploadsOpen } from '#core/metrics/metrics'

export async function readUploads(): Promise<void> {
  for (const state of [HourUploadState.Pending, HourUploadState.Unknown]) {
    const [{ pushes }] = await db
      .from('hour_uploads')
      .where('state', state)
      .whereNull('deleted_at')
      .count('* as pushes')
    uploadsOpen.set({ state }, Number(pushes))
  }
}
