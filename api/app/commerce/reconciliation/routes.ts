import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { billDaysValidator, billLinesValidator, billRunValidator } from '#commerce/reconciliation/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Reconciliations } = controllers.commerce.reconciliation
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

router
  .group(() => {
    router.get('/', [Reconciliations, 'index']).as('index').use(lists(admin, billDaysValidator))
    router
      .get('/:day', [Reconciliations, 'show'])
      .where('day', dayPattern)
      .as('show')
      .use(reads(admin, billLinesValidator))
    router.post('/', [Reconciliations, 'store']).as('store').use(auditedWrites(admin, billRunValidator))
  })
  .prefix('/api/admin/reconciliations')
  .as('commerce.reconciliation')
