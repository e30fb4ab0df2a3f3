import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  allVideosValidator,
  cloudVideosValidator,
  liveStatusValidator,
  uploadGrantValidator,
  videoChoiceValidator,
  videoDeletionValidator,
} from '#catalogue/videos/video_validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin, author } from '#core/http/access_policies'

const { CloudVideos, LiveStatuses, PushAddresses, UploadGrants, VideoLists, Videos } = controllers.catalogue.videos

router
  .group(() => {
    router.get('/upload-auth', [UploadGrants, 'show']).use(reads(author, uploadGrantValidator, { rate: 'upload' }))
    router.delete('/uploads/:videoId', [UploadGrants, 'destroy']).use(auditedWrites(author))
    router.get('/push-url/:id', [PushAddresses, 'show']).use(reads(author))
    router.get('/all-videos', [VideoLists, 'show']).use(lists(admin, allVideosValidator))
    router.delete('/all-videos', [VideoLists, 'destroy']).use(auditedWrites(admin, videoDeletionValidator))
  })
  .prefix('/api/vod')
  .as('catalogue.vod')

router
  .group(() => {
    router.get('/videos', [Videos, 'index']).use(lists(admin, videoChoiceValidator))
    router.get('/cloud-videos', [CloudVideos, 'index']).use(lists(admin, cloudVideosValidator))
    router.delete('/cloud-videos/:videoId', [CloudVideos, 'destroy']).use(auditedWrites(admin))
    router.post('/courses/:id/live-status', [LiveStatuses, 'store']).use(auditedWrites(admin, liveStatusValidator))
  })
  .prefix('/api/admin')
  .as('catalogue.admin')
