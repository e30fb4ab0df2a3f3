import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  exceptionRefundValidator,
  exceptionsValidator,
  resolutionValidator,
} from '#commerce/exceptions/validators'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { exceptions } = controllers.commerce

router
  .group(() => {
    router
      .get('/', [exceptions.PaymentExceptions, 'index'])
      .as('index')
      .use(
        declare({
          row: 'B127',
          who: admin,
          takes: exceptionsValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .post('/:id/refunds', [exceptions.ExceptionRefunds, 'store'])
      .as('refunds.store')
      .use(
        declare({
          row: 'B128',
          who: admin,
          takes: exceptionRefundValidator,
          rate: 'write',
          audited: true,
        })
      )
    router
      .post('/:id/settlements', [exceptions.ExceptionSettlements, 'store'])
      .as('settlements.store')
      .use(declare({ row: 'B129', who: admin, takes: nothing, rate: 'write', audited: true }))
    router
      .post('/:id/resolutions', [exceptions.ExceptionResolutions, 'store'])
      .as('resolutions.store')
      .use(
        declare({
          row: 'B130',
          who: admin,
          takes: resolutionValidator,
          rate: 'write',
          audited: true,
        })
      )
    router
      .post('/:id/wallet-checks', [exceptions.ExceptionChecks, 'store'])
      .as('checks.store')
      .use(declare({ row: 'B131', who: admin, takes: nothing, rate: 'write', audited: true }))
  })
  .prefix('/api/admin/payment-exceptions')
  .as('commerce.exceptions')
