import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/declaration'
import { admin, member } from '#core/policies'
import { staffListValidator } from '#channels/validators'

router
  .group(() => {
    router
      .get('/user/discount/:exclusiveCode', [controllers.channels.ExclusiveCodes, 'show'])
      .where('exclusiveCode', /^[A-Za-z0-9]{1,6}$/)
      .as('exclusive_codes.show')
      .use(declare({ row: 'A40', who: member, takes: nothing, rate: 'code', audited: false }))
    router
      .get('/admin/users', [controllers.channels.admin.Staff, 'index'])
      .as('staff.index')
      .use(
        declare({
          row: 'B33',
          who: admin,
          takes: staffListValidator,
          rate: 'list',
          audited: false,
        })
      )
  })
  .prefix('/api')
  .as('channels')
