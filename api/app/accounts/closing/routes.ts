import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { accountClosingValidator } from '#accounts/closing/validators'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { AccountClosings } = controllers.accounts.closing

router
  .group(() => {
    router.get('/', [AccountClosings, 'show']).use(reads(member, nothing))
    router.post('/', [AccountClosings, 'store']).use(auditedWrites(member, accountClosingValidator))
  })
  .prefix('/api/user/account-closing')
  .as('accounts.closing')
