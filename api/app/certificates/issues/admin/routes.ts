import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { issueListValidator, revokeValidator } from '#certificates/issues/validators'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Issues, Revocations } = controllers.certificates.issues.admin

router
  .group(() => {
    router.get('/certificate-issues', [Issues, 'index']).use(lists(admin, issueListValidator))
    router
      .post('/certificate-issues/:id/revoke', [Revocations, 'store'])
      .as('revoke')
      .use(auditedWrites(admin, revokeValidator))
  })
  .prefix('/api/admin')
  .as('certificates.issues.admin')
