import '#commerce/admin/routes'
import '#commerce/bank_transfers/routes'
import '#commerce/cart/routes'
import '#commerce/exceptions/routes'
import '#commerce/history/routes'
import '#commerce/learners/routes'
import '#commerce/local/routes'
import '#commerce/parcels/routes'
import '#commerce/payments/routes'
import '#commerce/pricing/routes'
import '#commerce/reconciliation/routes'
import '#commerce/refunds/goods_returns/routes'
import '#commerce/refunds/requests/routes'
import '#commerce/refunds/routes'
import '#commerce/seats/routes'
import '#commerce/training_centre/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { myOrdersValidator, orderValidator } from '#commerce/validators'
import { lists, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Orders } = controllers.commerce.checkout

router
  .group(() => {
    router.post('/buy', [Orders, 'store']).use(writes(member, orderValidator, { rate: 'order', idempotent: true }))
    router.get('/', [Orders, 'index']).use(lists(member, myOrdersValidator))
    router.delete('/:orderNo', [Orders, 'destroy']).use(writes(member))
  })
  .prefix('/api/user/orders')
  .as('commerce')

router.get('/api/orders/:orderNo', [Orders, 'show']).as('commerce.orders.show').use(reads(member))
