import '#partners/v1/accounting/routes'
import '#partners/v1/routes'
import '#partners/webhooks/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { admin } from '#core/http/access_policies'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import {
  serviceAccountEditValidator,
  serviceAccountSwitchValidator,
  serviceAccountValidator,
} from '#partners/accounts/validators'
import { rotationValidator, serviceKeyValidator } from '#partners/keys/validators'

const { ServiceAccounts } = controllers.partners.accounts
const { ServiceKeys } = controllers.partners.keys

/** A key outlives the session that created it. */
const proved = { recentProof: 'always' } as const

router
  .group(() => {
    router.get('/service-accounts', [ServiceAccounts, 'index']).use(reads(admin))
    router
      .post('/service-accounts', [ServiceAccounts, 'store'])
      .use(auditedWrites(admin, serviceAccountValidator, proved))
    router
      .put('/service-accounts/:id', [ServiceAccounts, 'update'])
      .use(auditedWrites(admin, serviceAccountEditValidator))
    router
      .put('/service-accounts/:id/state', [ServiceAccounts, 'switch'])
      .use(auditedWrites(admin, serviceAccountSwitchValidator))
    router
      .post('/service-accounts/:id/keys', [ServiceKeys, 'store'])
      .use(auditedWrites(admin, serviceKeyValidator, proved))
    router
      .post('/service-keys/:id/rotations', [ServiceKeys, 'rotate'])
      .use(auditedWrites(admin, rotationValidator, proved))
    router.post('/service-keys/:id/approvals', [ServiceKeys, 'approve']).use(auditedWrites(admin, nothing, proved))
    router.post('/service-keys/:id/revocations', [ServiceKeys, 'revoke']).use(auditedWrites(admin))
  })
  .prefix('/api/admin')
  .as('partners')
