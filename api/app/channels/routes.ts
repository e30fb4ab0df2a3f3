import '#channels/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { ExclusiveCodes } = controllers.channels
const exclusiveCodePattern = /^[A-Za-z0-9]{1,6}$/

router
  .get('/api/user/discount/:exclusiveCode', [ExclusiveCodes, 'show'])
  .where('exclusiveCode', exclusiveCodePattern)
  .as('channels.exclusive_codes.show')
  .use(reads(member, nothing, { rate: 'code' }))
