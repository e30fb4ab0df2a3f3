import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'
import { readLinkValidator } from '#media/validators'

const { Pictures, Uploads, VideoUploads } = controllers.media.local
const file = { rate: 'file' } as const

if (drivers.storage === 'local') {
  router
    .post('/uploads', [Uploads, 'store'])
    .as('media.local.store')
    .use(writes(anyone, nothing, { rate: 'upload' }))
  router
    .get('/uploads/*', [Uploads, 'show'])
    .as('media.local.show')
    .use(reads(anyone, readLinkValidator, file))
  router
    .get('/pictures/:width/*', [Pictures, 'show'])
    .as('media.local.pictures.show')
    .use(reads(anyone, nothing, file))
}

if (localPages && drivers.video === 'local') {
  router
    .group(() => {
      router
        .get('/', [VideoUploads, 'show'])
        .as('show')
        .use(reads(anyone, nothing, file))
      router
        .patch('/', [VideoUploads, 'update'])
        .as('update')
        .use(writes(anyone, nothing, file))
    })
    .prefix('/local/video-uploads/:videoId')
    .as('media.local.video_uploads')
}
