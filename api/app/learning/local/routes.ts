import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'
import { encoderValidator } from '#learning/local/validators'

const { Encoders, LiveFiles, Videos } = controllers.learning.local

if (localPages) {
  router
    .get('/local/video/:videoId/*', [Videos, 'show'])
    .as('learning.local.videos.show')
    .use(reads(anyone, nothing, { rate: 'file' }))
}

if (localPages && drivers.live === 'local') {
  router
    .group(() => {
      router.get('/encoder', [Encoders, 'show']).as('encoder.show').use(reads(anyone, encoderValidator))
      router.post('/encoder', [Encoders, 'store']).as('encoder.store').use(writes(anyone, encoderValidator))
      router
        .get('/:file', [LiveFiles, 'show'])
        .as('files.show')
        .where('file', /^(index\.m3u8|\d{1,12}\.ts)$/)
        .use(reads(anyone, nothing, { rate: 'file' }))
    })
    .prefix('/local/live/:stream')
    .where('stream', /^[a-z0-9]{1,64}$/i)
    .as('learning.local.live')
}
