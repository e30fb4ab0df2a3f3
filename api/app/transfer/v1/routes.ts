import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, withKey } from '#core/http/route_options'
import { importUploadValidator } from '#transfer/admin/validators'
import { UploadContentType } from '#transfer/terms'

const { Imports } = controllers.transfer.v1
const write = { rate: 'push', audited: true } as const

router
  .group(() => {
    router
      .post('/imports', [Imports, 'store'])
      .use(withKey('imports:run', importUploadValidator, { ...write, bodyType: UploadContentType }))
    router.get('/imports/:id', [Imports, 'show']).use(withKey('imports:run'))
    router.post('/imports/:id/runs', [Imports, 'run']).use(withKey('imports:run', nothing, write))
  })
  .prefix('/api/v1')
  .as('v1')
