import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { orderExportValidator, orderRevealValidator, ordersValidator } from '#commerce/admin/order_validators'
import { seatMoveValidator } from '#commerce/seats/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { OrderExports, OrderReveals, Orders, SeatMoves } = controllers.commerce.admin

router
  .group(() => {
    router.post('/user-courses/:id/move', [SeatMoves, 'store']).use(auditedWrites(admin, seatMoveValidator))
    router
      .post('/orders-export', [OrderExports, 'store'])
      .as('orders.exports.store')
      .use(auditedWrites(admin, orderExportValidator, { rate: 'export', recentProof: 'always' }))
    router.get('/orders/:orderNo', [Orders, 'show']).use(reads(admin))
    router.delete('/orders/:orderNo', [Orders, 'destroy']).use(auditedWrites(admin))
    router
      .post('/orders/:orderNo/reveal', [OrderReveals, 'store'])
      .as('orders.reveals.store')
      .use(auditedWrites(admin, orderRevealValidator, { rate: 'reveal' }))
  })
  .prefix('/api/admin')
  .as('commerce.admin')

router.get('/api/orders', [Orders, 'index']).as('commerce.admin.orders.index').use(lists(admin, ordersValidator))
