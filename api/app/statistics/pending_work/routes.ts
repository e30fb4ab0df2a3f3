import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/route_options'
import { staff } from '#core/http/access_policies'

const { Waiting } = controllers.statistics.pendingWork

router
  .get('/api/admin/waiting', [Waiting, 'index'])
  .as('statistics.waiting.index')
  .use(reads(staff, nothing, { rate: 'list' }))
