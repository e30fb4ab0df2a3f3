import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  discrepancyResolutionValidator,
  registryDaysValidator,
  registryRunValidator,
} from '#certificates/reconciliation/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Reconciliations, Resolutions } = controllers.certificates.reconciliation
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

router
  .group(() => {
    router.get('/hour-reconciliations', [Reconciliations, 'index']).as('index').use(lists(admin, registryDaysValidator))
    router
      .get('/hour-reconciliations/:day', [Reconciliations, 'show'])
      .where('day', dayPattern)
      .as('show')
      .use(reads(admin))
    router
      .post('/hour-reconciliations', [Reconciliations, 'store'])
      .as('store')
      .use(auditedWrites(admin, registryRunValidator))
    router
      .post('/hour-differences/:id/resolutions', [Resolutions, 'store'])
      .as('resolutions.store')
      .use(auditedWrites(admin, discrepancyResolutionValidator))
  })
  .prefix('/api/admin')
  .as('certificates.reconciliation')
