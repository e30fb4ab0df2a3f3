import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { closureValidator, organisationsValidator, verificationValidator } from '#organisations/admin/validators'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Organisations } = controllers.organisations.admin

router
  .group(() => {
    router.get('/', [Organisations, 'index']).use(lists(admin, organisationsValidator))
    router
      .post('/:id/verifications', [Organisations, 'verify'])
      .as('verify')
      .use(auditedWrites(admin, verificationValidator))
    router.post('/:id/closures', [Organisations, 'close']).as('close').use(auditedWrites(admin, closureValidator))
  })
  .prefix('/api/admin/organisations')
  .as('organisations.admin')
