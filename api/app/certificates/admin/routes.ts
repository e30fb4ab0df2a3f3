import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Certificates, UserIssues } = controllers.certificates.admin

router
  .group(() => {
    router.get('/users/:id/certs', [Certificates, 'index']).use(reads(admin, nothing, { audited: true }))
  })
  .prefix('/api/admin')
  .as('certificates.admin')

router
  .get('/api/admin/users/:id/certificate-issues', [UserIssues, 'index'])
  .as('certificates.issues.admin.of')
  .use(reads(admin, nothing, { audited: true }))
