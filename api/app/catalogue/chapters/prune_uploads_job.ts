import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { tidyAvatars } from '#accounts/prune_avatars'
import { tidyHandouts } from '#catalogue/chapters/tidy_handouts'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { VideoCloud } from '#drivers/video/video_cloud'
import { tidyVideos } from '#media/prune_videos'
import { tidyAppPackages } from '#media/prune_app_packages'
import { tidyInvoiceFiles } from '#media/prune_invoice_files'

@inject()
export default class TidyUploadsJob extends Job<Record<string, never>> {
  constructor(
    protected cloud: VideoCloud,
    protected storage: ObjectStorage
  ) {
    super()
  }

  async execute(): Promise<void> {
    await tidyVideos(this.cloud)
    await tidyHandouts(this.storage)
    await tidyAvatars(this.storage)
    await tidyAppPackages(this.storage)
    await tidyInvoiceFiles(this.storage)
    await this.storage.removeLeftovers()
  }
}
