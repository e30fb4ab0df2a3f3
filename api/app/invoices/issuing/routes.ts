import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { admin, anyone } from '#core/http/access_policies'
import { auditedWrites, nothing, writes } from '#core/http/route_options'
import { issueBatchValidator, reversalValidator } from '#invoices/issuing/validators'

const { IssueBatches, Issues, Notices, Reversals } = controllers.invoices.issuing

router
  .group(() => {
    router
      .post('/issues', [IssueBatches, 'store'])
      .as('issue_batches.store')
      .use(auditedWrites(admin, issueBatchValidator))
    router.post('/:id/issue', [Issues, 'store']).as('issues.store').use(auditedWrites(admin))
    router
      .post('/:id/reversal', [Reversals, 'store'])
      .as('reversals.store')
      .use(auditedWrites(admin, reversalValidator))
  })
  .prefix('/api/admin/invoices')
  .as('invoices.admin')

router
  .post('/api/public/invoice-notices', [Notices, 'store'])
  .as('invoices.notices.store')
  .use(writes(anyone, nothing, { rate: 'notify' }))
