import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { pruneAvatars } from '#accounts/prune_avatars'
import { pruneHandouts } from '#catalogue/chapters/prune_handouts'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { VideoCloud } from '#drivers/video/video_cloud'
import { pruneVideos } from '#media/prune_videos'
import { pruneAppPackages } from '#media/prune_app_packages'
import { pruneCertificateFiles } from '#media/prune_certificate_files'
import { pruneInvoiceFiles } from '#media/prune_invoice_files'
import { pruneSlips } from '#media/prune_slips'

@inject()
export default class PruneUploadsJob extends Job<Record<string, never>> {
  constructor(
    protected cloud: VideoCloud,
    protected storage: ObjectStorage
  ) {
    super()
  }

  async execute(): Promise<void> {
    await pruneVideos(this.cloud)
    await pruneHandouts(this.storage)
    await pruneAvatars(this.storage)
    await pruneAppPackages(this.storage)
    await pruneInvoiceFiles(this.storage)
    await pruneCertificateFiles(this.storage)
    await pruneSlips(this.storage)
    await this.storage.removeLeftovers()
  }
}
