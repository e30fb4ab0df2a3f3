import type { ApplicationService } from '@adonisjs/core/types'
import drivers from '#config/drivers'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** The object store if it is not on this machine: its objects are listed, not copied. */
export async function remoteObjectStorage(app: ApplicationService): Promise<ObjectStorage | null> {
  return drivers.storage === 'local' ? null : app.container.make(ObjectStorage)
}
