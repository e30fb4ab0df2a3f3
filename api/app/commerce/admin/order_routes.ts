import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  orderExportValidator,
  orderRevealValidator,
  ordersValidator,
} from '#commerce/admin/order_validators'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const desk = controllers.commerce.admin

router
  .get('/api/orders', [desk.Orders, 'index'])
  .as('commerce.admin.orders.index')
  .use(declare({ row: 'B43', who: admin, takes: ordersValidator, rate: 'list', audited: false }))

router
  .group(() => {
    router
      .post('/orders-export', [desk.OrderExports, 'store'])
      .as('exports.store')
      .use(
        declare({
          row: 'B45',
          who: admin,
          takes: orderExportValidator,
          rate: 'export',
          audited: true,
        })
      )
    router
      .post('/parcels', [controllers.commerce.parcels.Parcels, 'store'])
      .as('parcels.store')
      .use(declare({ row: 'B136', who: admin, takes: nothing, rate: 'reveal', audited: true }))
    router
      .group(() => {
        router
          .get('/', [desk.Orders, 'show'])
          .as('show')
          .use(declare({ row: 'B133', who: admin, takes: nothing, rate: 'read', audited: false }))
        router
          .delete('/', [desk.Orders, 'destroy'])
          .as('destroy')
          .use(declare({ row: 'B44', who: admin, takes: nothing, rate: 'write', audited: true }))
        router
          .post('/reveal', [desk.OrderReveals, 'store'])
          .as('reveals.store')
          .use(
            declare({
              row: 'B134',
              who: admin,
              takes: orderRevealValidator,
              rate: 'reveal',
              audited: true,
            })
          )
        router
          .post('/wallet-checks', [controllers.commerce.payments.WalletChecks, 'store'])
          .as('wallet_checks.store')
          .use(declare({ row: 'B135', who: admin, takes: nothing, rate: 'write', audited: true }))
      })
      .prefix('/orders/:orderNo')
      .where('orderNo', /^\d{20}$/)
  })
  .prefix('/api/admin')
  .as('commerce.admin.orders')
