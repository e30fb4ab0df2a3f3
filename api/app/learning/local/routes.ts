import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { nothing, reads } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { Videos } = controllers.learning.local

if (localPages) {
  router
    .get('/local/video/:videoId/*', [Videos, 'show'])
    .as('learning.local.videos.show')
    .use(reads(anyone, nothing, { rate: 'file' }))
}
