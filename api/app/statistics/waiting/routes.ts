import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/declaration'
import { admin, staff } from '#core/http/policies'
import { seenValidator } from '#statistics/waiting/validators'

const { Differences, Waiting } = controllers.statistics.waiting

router
  .group(() => {
    router
      .get('/waiting', [Waiting, 'index'])
      .as('index')
      .use(reads(staff, nothing, { rate: 'list' }))
    router.get('/sale-differences', [Differences, 'index']).as('differences.index').use(lists(admin))
    router
      .post('/sale-differences/views', [Differences, 'store'])
      .as('differences.store')
      .use(auditedWrites(admin, seenValidator))
  })
  .prefix('/api/admin')
  .as('statistics.waiting')
