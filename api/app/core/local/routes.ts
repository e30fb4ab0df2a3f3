import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'
import { clockValidator } from '#core/local/validators'

if (localPages) {
  router
    .post('/local/clock', [controllers.core.local.Clock, 'store'])
    .as('core.local.clock')
    .use(writes(anyone, clockValidator))
}
