import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  refundPreviewValidator,
  refundsValidator,
  refundValidator,
} from '#commerce/refunds/validators'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { refunds } = controllers.commerce
const orderNumber = /^\d{20}$/

router
  .group(() => {
    router
      .get('/refunds', [refunds.Refunds, 'index'])
      .as('index')
      .use(
        declare({ row: 'B125', who: admin, takes: refundsValidator, rate: 'list', audited: false })
      )
    router
      .post('/refunds/:id/tries', [refunds.RefundTries, 'store'])
      .as('tries.store')
      .use(declare({ row: 'B126', who: admin, takes: nothing, rate: 'write', audited: true }))
    router
      .post('/orders/:orderNo/refund-previews', [refunds.RefundPreviews, 'store'])
      .where('orderNo', orderNumber)
      .as('previews.store')
      .use(
        declare({
          row: 'B123',
          who: admin,
          takes: refundPreviewValidator,
          rate: 'read',
          audited: false,
        })
      )
    router
      .post('/orders/:orderNo/refunds', [refunds.Refunds, 'store'])
      .where('orderNo', orderNumber)
      .as('store')
      .use(
        declare({ row: 'B124', who: admin, takes: refundValidator, rate: 'write', audited: true })
      )
  })
  .prefix('/api/admin')
  .as('commerce.refunds')
