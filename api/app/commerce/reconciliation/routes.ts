import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  billDaysValidator,
  billLinesValidator,
  billRunValidator,
} from '#commerce/reconciliation/validators'
import { declare } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { reconciliation } = controllers.commerce

router
  .group(() => {
    router
      .get('/', [reconciliation.Reconciliations, 'index'])
      .as('index')
      .use(
        declare({ row: 'B132', who: admin, takes: billDaysValidator, rate: 'list', audited: false })
      )
    router
      .get('/:day', [reconciliation.Reconciliations, 'show'])
      .where('day', /^\d{4}-\d{2}-\d{2}$/)
      .as('show')
      .use(
        declare({
          row: 'B140',
          who: admin,
          takes: billLinesValidator,
          rate: 'read',
          audited: false,
        })
      )
    router
      .post('/', [reconciliation.Reconciliations, 'store'])
      .as('store')
      .use(
        declare({ row: 'B141', who: admin, takes: billRunValidator, rate: 'write', audited: true })
      )
  })
  .prefix('/api/admin/reconciliations')
  .as('commerce.reconciliation')
