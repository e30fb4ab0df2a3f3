import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { exceptionRefundValidator, exceptionsValidator, resolutionValidator } from '#commerce/exceptions/validators'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { ExceptionChecks, ExceptionRefunds, ExceptionResolutions, ExceptionSettlements, PaymentExceptions } =
  controllers.commerce.exceptions

router
  .group(() => {
    router.get('/', [PaymentExceptions, 'index']).as('index').use(lists(admin, exceptionsValidator))
    router
      .post('/:id/refunds', [ExceptionRefunds, 'store'])
      .as('refunds.store')
      .use(auditedWrites(admin, exceptionRefundValidator, { idempotent: true }))
    router.post('/:id/settlements', [ExceptionSettlements, 'store']).as('settlements.store').use(auditedWrites(admin))
    router
      .post('/:id/resolutions', [ExceptionResolutions, 'store'])
      .as('resolutions.store')
      .use(auditedWrites(admin, resolutionValidator))
    router.post('/:id/wallet-checks', [ExceptionChecks, 'store']).as('checks.store').use(auditedWrites(admin))
  })
  .prefix('/api/admin/payment-exceptions')
  .as('commerce.exceptions')
