import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { learnerValidator } from '#accounts/learners/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Learners } = controllers.accounts.learners

router
  .post('/api/admin/learners', [Learners, 'store'])
  .as('accounts.learners.store')
  .use(auditedWrites(admin, learnerValidator))
