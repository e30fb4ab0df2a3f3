import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { withKey } from '#core/http/route_options'
import { moneyPageValidator } from '#partners/v1/accounting/validators'

const { BillDays, Payments, Refunds } = controllers.partners.v1.accounting

router
  .group(() => {
    router.get('/payments', [Payments, 'index']).use(withKey('payments:read', moneyPageValidator))
    router.get('/refunds', [Refunds, 'index']).use(withKey('payments:read', moneyPageValidator))
    router
      .get('/bill-days/:day', [BillDays, 'show'])
      .where('day', /^\d{4}-\d{2}-\d{2}$/)
      .use(withKey('payments:read'))
  })
  .prefix('/api/v1')
  .as('v1')
