import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { facePressValidator } from '#accounts/face_checks/validators'
import { smsOutboxValidator } from '#accounts/sms_codes/validators'
import { reads, writes } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Faces, People, Sms } = controllers.accounts.local

if (localPages) {
  router.get('/local/people', [People, 'index']).as('accounts.local.people').use(reads(anyone))
  router.get('/local/sms', [Sms, 'index']).as('accounts.local.sms').use(reads(anyone, smsOutboxValidator))
}

if (localPages && drivers.face === 'local') {
  router.get('/local/face/meta-info.js', [Faces, 'script']).as('accounts.local.faces.script').use(reads(anyone))
  router
    .group(() => {
      router.get('/:certifyId', [Faces, 'show']).as('show').use(reads(anyone))
      router.post('/:certifyId', [Faces, 'store']).as('store').use(writes(anyone, facePressValidator))
    })
    .prefix('/local/face')
    .where('certifyId', /^[0-9a-f]{32}$/)
    .as('accounts.local.faces')
}
