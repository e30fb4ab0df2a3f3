import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { deletePushLogValidator, revertValidator } from '#certificates/uploads/validators'
import { auditedWrites } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { PushLogs, Reverts } = controllers.certificates.uploads.admin

router
  .group(() => {
    router
      .post('/revert-upload-hours/:id', [Reverts, 'store'])
      .as('revert')
      .use(auditedWrites(admin, revertValidator))
    router
      .delete('/push-logs/:id', [PushLogs, 'destroy'])
      .as('destroy')
      .use(auditedWrites(admin, deletePushLogValidator))
  })
  .prefix('/api/admin')
  .as('certificates.uploads.admin')
