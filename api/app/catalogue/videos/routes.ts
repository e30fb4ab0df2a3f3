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
import { declare, nothing, type Declaration } from '#core/http/declaration'
import { admin, author, teacher, type Policy } from '#core/http/policies'

const { catalogue } = controllers
const { CloudVideos, VideoLists, Videos } = catalogue.videos

const list = (row: string, takes: Declaration['takes']) =>
  declare({ row, who: admin, takes, rate: 'list', audited: false })
const write = (row: string, who: Policy, takes: Declaration['takes'] = nothing) =>
  declare({ row, who, takes, rate: 'write', audited: true })

router
  .group(() => {
    router
      .get('/upload-auth', [catalogue.videos.UploadGrants, 'show'])
      .as('upload_grants.show')
      .use(
        declare({
          row: 'B01',
          who: author,
          takes: uploadGrantValidator,
          rate: 'upload',
          audited: false,
        })
      )
    router
      .get('/push-url/:id', [catalogue.videos.PushAddresses, 'show'])
      .as('push_addresses.show')
      .use(declare({ row: 'B02', who: author, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/all-videos', [VideoLists, 'show'])
      .as('video_lists.show')
      .use(list('B03', allVideosValidator))
    router
      .delete('/all-videos', [VideoLists, 'destroy'])
      .as('video_lists.destroy')
      .use(write('B04', admin, videoDeletionValidator))
  })
  .prefix('/api/vod')
  .as('catalogue.vod')

router
  .group(() => {
    router
      .get('/videos', [Videos, 'index'])
      .as('videos.index')
      .use(list('B05', videoChoiceValidator))
    router
      .get('/cloud-videos', [CloudVideos, 'index'])
      .as('cloud_videos.index')
      .use(list('B64', cloudVideosValidator))
    router
      .delete('/cloud-videos/:videoId', [CloudVideos, 'destroy'])
      .as('cloud_videos.destroy')
      .use(write('B65', admin))
  })
  .prefix('/api/admin')
  .as('catalogue.admin')

router
  .post('/api/admin/courses/:id/live-status', [catalogue.videos.LiveStatuses, 'store'])
  .as('catalogue.admin.live_statuses.store')
  .use(write('B97', admin, liveStatusValidator))
router
  .post('/api/teacher/courses/:id/live-status', [catalogue.teacher.LiveStatuses, 'store'])
  .as('catalogue.teacher.live_statuses.store')
  .use(write('B98', teacher, liveStatusValidator))
