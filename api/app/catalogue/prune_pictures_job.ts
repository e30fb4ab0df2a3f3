import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { prunePictures } from '#media/prune_pictures'

/** A separate job, because it scans every text of the database. */
@inject()
export default class PrunePicturesJob extends Job<Record<string, never>> {
  constructor(protected storage: ObjectStorage) {
    super()
  }

  async execute(): Promise<void> {
    await prunePictures(this.storage)
  }
}
