import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { importValidator, previewValidator } from '#learning/learner_imports/validators'

const { ImportPreviews, ImportReports, Imports, ImportTemplates } = controllers.learning.learnerImports

router
  .group(() => {
    router.post('/previews', [ImportPreviews, 'store']).use(auditedWrites(admin, previewValidator, { rate: 'upload' }))
    router.post('/reports', [ImportReports, 'store']).use(auditedWrites(admin, previewValidator, { rate: 'upload' }))
    router
      .post('/imports', [Imports, 'store'])
      .use(auditedWrites(admin, importValidator, { rate: 'upload', recentProof: 'always' }))
    router.get('/template', [ImportTemplates, 'show']).use(reads(admin, nothing, { rate: 'download' }))
  })
  .prefix('/api/admin/learner-imports')
  .as('learning.learner_imports')
