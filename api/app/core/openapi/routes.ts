import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { nothing, reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Documents } = controllers.core.openapi
const { Readers } = controllers.core.openapi.local

router.get('/api/openapi.json', [Documents, 'show']).as('openapi.show').use(reads(anyone))

if (localPages) {
  router
    .group(() => {
      router.get('/', [Readers, 'index']).as('index').use(reads(anyone))
      router
        .get('/:file', [Readers, 'show'])
        .as('show')
        .use(reads(anyone, nothing, { rate: 'file' }))
    })
    .prefix('/local/api-docs')
    .as('openapi.local')
}
