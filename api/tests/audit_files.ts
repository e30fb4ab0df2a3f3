import { rm } from 'node:fs/promises'
import { committedIsWritten } from '#core/audit/committed'
import { anchorsFolder } from '#core/audit/anchors_folder'

/** Deletes the audit files after a test: the test's rows are rolled back, so its committed entries would look lost. */
export async function deleteAuditFiles(): Promise<void> {
  await committedIsWritten()
  await rm(anchorsFolder(), { recursive: true, force: true })
}
