import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { prunePictures } from '#media/prune_pictures'

/** Apart from the other tidying, because it looks through every text of the database. */
@inject()
export default class PrunePicturesJob extends Job<Record<string, never>> {
  constructor(protected storage: ObjectStorage) {
    super()
  }

  async execute(): Promise<void> {
    await prunePictures(this.storage)
  }
}
