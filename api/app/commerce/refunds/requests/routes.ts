import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { refundRequestValidator, rejectionValidator } from '#commerce/refunds/requests/validators'
import { auditedWrites, writes } from '#core/http/route_options'
import { admin, member } from '#core/http/access_policies'

const { RefundRequests, Rejections } = controllers.commerce.refunds.requests

router
  .group(() => {
    router.post('/', [RefundRequests, 'store']).as('store').use(writes(member, refundRequestValidator))
    router.delete('/', [RefundRequests, 'destroy']).as('destroy').use(writes(member))
  })
  .prefix('/api/user/orders/:orderNo/refund-requests')
  .as('commerce.refunds.requests')

router
  .post('/api/admin/refund-requests/:id/rejections', [Rejections, 'store'])
  .as('commerce.refunds.requests.rejections.store')
  .use(auditedWrites(admin, rejectionValidator))
