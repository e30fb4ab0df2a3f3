import '#transfer/v1/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { admin } from '#core/http/access_policies'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { importsValidator, importUploadValidator } from '#transfer/admin/validators'

const { Imports } = controllers.transfer.admin

/** An import creates accounts, orders and hours, and cannot be undone. */
const proved = { recentProof: 'always' } as const

router
  .group(() => {
    router.get('/imports', [Imports, 'index']).use(lists(admin, importsValidator))
    router
      .post('/imports', [Imports, 'store'])
      .use(auditedWrites(admin, importUploadValidator, { rate: 'upload', ...proved }))
    router.get('/imports/:id', [Imports, 'show']).use(reads(admin))
    router.post('/imports/:id/start', [Imports, 'start']).use(auditedWrites(admin, nothing, proved))
    router.post('/imports/:id/pause', [Imports, 'pause']).use(auditedWrites(admin))
    router.post('/imports/:id/resume', [Imports, 'resume']).use(auditedWrites(admin, nothing, proved))
    router.post('/imports/:id/discard', [Imports, 'discard']).use(auditedWrites(admin))
    router.post('/imports/:id/acknowledge', [Imports, 'acknowledge']).use(auditedWrites(admin))
    router.get('/imports/:id/report', [Imports, 'report']).use(reads(admin))
    router.get('/imports/:id/unmapped', [Imports, 'unmapped']).use(reads(admin))
    router.get('/imports/:id/titles', [Imports, 'titles']).use(reads(admin))
    router.get('/import-columns', [Imports, 'columns']).use(reads(admin))
  })
  .prefix('/api/admin')
  .as('transfer.admin')
