import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { refundPreviewValidator, refundValidator, refundsValidator } from '#commerce/refunds/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { RefundPreviews, RefundRetries, Refunds } = controllers.commerce.refunds

router
  .group(() => {
    router.get('/refunds', [Refunds, 'index']).use(lists(admin, refundsValidator))
    router.post('/refunds/:id/tries', [RefundRetries, 'store']).as('refunds.tries.store').use(auditedWrites(admin))
    router
      .post('/orders/:orderNo/refund-previews', [RefundPreviews, 'store'])
      .as('refunds.previews.store')
      .use(reads(admin, refundPreviewValidator))
    router
      .post('/orders/:orderNo/refunds', [Refunds, 'store'])
      .use(auditedWrites(admin, refundValidator, { idempotent: true }))
  })
  .prefix('/api/admin')
  .as('commerce')
