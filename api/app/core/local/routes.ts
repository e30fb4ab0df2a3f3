import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { writes } from '#core/http/declaration'
import { anyone } from '#core/http/policies'
import { clockValidator } from '#core/local/validators'

if (localPages) {
  router
    .post('/local/clock', [controllers.core.local.Clock, 'store'])
    .as('core.local.clock')
    .use(writes(anyone, clockValidator))
}
