import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { uploadExportValidator, uploadsValidator } from '#certificates/uploads/admin/validators'
import { deleteUploadValidator, revertValidator } from '#certificates/uploads/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Inquiries, PushExports, PushLogs, Reverts } = controllers.certificates.uploads.admin

router
  .group(() => {
    router.post('/revert-upload-hours/:id', [Reverts, 'store']).as('revert').use(auditedWrites(admin, revertValidator))
    router.get('/push-logs', [PushLogs, 'index']).as('index').use(lists(admin, uploadsValidator))
    router
      .get('/push-logs-export', [PushExports, 'show'])
      .as('export')
      .use(reads(admin, uploadExportValidator, { rate: 'export', audited: true, recentProof: 'always' }))
    router.post('/push-logs/:id/inquiries', [Inquiries, 'store']).as('inquiries.store').use(auditedWrites(admin))
    router
      .delete('/push-logs/:id', [PushLogs, 'destroy'])
      .as('destroy')
      .use(auditedWrites(admin, deleteUploadValidator))
  })
  .prefix('/api/admin')
  .as('certificates.uploads.admin')
