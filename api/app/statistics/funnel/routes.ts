import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { funnelValidator } from '#statistics/funnel/validators'

const { Funnels } = controllers.statistics.funnel

router
  .get('/api/orders/statistics/funnel', [Funnels, 'show'])
  .as('statistics.funnel.show')
  .use(readsFigures(admin, funnelValidator))
