import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { orderNoteValidator } from '#commerce/history/validators'
import { auditedWrites, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { OrderHistories } = controllers.commerce.history

router
  .group(() => {
    router.get('/history', [OrderHistories, 'show']).as('show').use(reads(admin))
    router.post('/notes', [OrderHistories, 'store']).as('notes.store').use(auditedWrites(admin, orderNoteValidator))
  })
  .prefix('/api/admin/orders/:orderNo')
  .as('commerce.history')
