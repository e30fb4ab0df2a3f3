import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'
import { localMailsValidator } from '#messages/validators'

const { Mails } = controllers.messages.local

if (localPages && drivers.mail === 'local') {
  router.get('/local/mails', [Mails, 'index']).as('messages.local.mails').use(reads(anyone, localMailsValidator))
}
