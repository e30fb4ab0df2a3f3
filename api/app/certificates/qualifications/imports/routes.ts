import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { importValidator } from '#certificates/qualifications/imports/validators'
import { auditedWrites, nothing, reads, writes } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { ImportPreviews, Imports, ImportTemplates } = controllers.certificates.qualifications.imports

router
  .group(() => {
    router.post('/previews', [ImportPreviews, 'store']).use(writes(admin, nothing, { rate: 'upload' }))
    router
      .post('/imports', [Imports, 'store'])
      .use(auditedWrites(admin, importValidator, { rate: 'upload', recentProof: 'always' }))
    router.get('/template', [ImportTemplates, 'show']).use(reads(admin, nothing, { rate: 'download' }))
  })
  .prefix('/api/admin/qualification-imports')
  .as('certificates.qualifications.imports')
