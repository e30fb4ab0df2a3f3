import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/declaration'
import { staff } from '#core/http/policies'

const { Waiting } = controllers.statistics.waiting

router
  .get('/api/admin/waiting', [Waiting, 'index'])
  .as('statistics.waiting.index')
  .use(reads(staff, nothing, { rate: 'list' }))
