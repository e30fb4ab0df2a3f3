import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { issueListValidator, revokeValidator } from '#certificates/issues/validators'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Issues, Revocations, UserIssues } = controllers.certificates.issues.admin

router
  .group(() => {
    router.get('/certificate-issues', [Issues, 'index']).use(lists(admin, issueListValidator))
    router
      .get('/users/:id/certificate-issues', [UserIssues, 'index'])
      .as('of')
      .use(reads(admin, nothing, { audited: true }))
    router
      .post('/certificate-issues/:id/revoke', [Revocations, 'store'])
      .as('revoke')
      .use(auditedWrites(admin, revokeValidator))
  })
  .prefix('/api/admin')
  .as('certificates.issues.admin')
