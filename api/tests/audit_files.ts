import { rm } from 'node:fs/promises'
import { committedIsWritten } from '#core/audit/committed'
import { anchorsFolder } from '#core/audit/anchors_folder'

/** The database is emptied or rolled back after a test, and what the test committed would look like a loss. */
export async function forgetAuditFiles(): Promise<void> {
  await committedIsWritten()
  await rm(anchorsFolder(), { recursive: true, force: true })
}
