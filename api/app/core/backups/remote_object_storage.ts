import type { ApplicationService } from '@adonisjs/core/types'
import drivers from '#config/drivers'
import { ObjectStorage } from '#drivers/storage/object_storage'

/** The object store when it is not on this machine: its objects are listed and never copied. */
export async function remoteObjectStorage(app: ApplicationService): Promise<ObjectStorage | null> {
  return drivers.storage === 'local' ? null : app.container.make(ObjectStorage)
}
