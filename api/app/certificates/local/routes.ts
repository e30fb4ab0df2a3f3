import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { registryChangeValidator, registryModeValidator } from '#certificates/local/validators'
import drivers, { localPages } from '#config/drivers'
import { reads, writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Registries, RegistryChanges, RegistryModes } = controllers.certificates.local

if (localPages && drivers.hours === 'local') {
  router
    .group(() => {
      router.get('/', [Registries, 'show']).as('show').use(reads(anyone))
      router.get('/uploads', [Registries, 'index']).as('uploads').use(reads(anyone))
      router.post('/mode', [RegistryModes, 'store']).as('mode').use(writes(anyone, registryModeValidator))
      router
        .post('/uploads/:pushId/changes', [RegistryChanges, 'store'])
        .where('pushId', /^[\w-]{1,40}$/)
        .as('change')
        .use(writes(anyone, registryChangeValidator))
    })
    .prefix('/local/province')
    .as('certificates.local.province')
}
