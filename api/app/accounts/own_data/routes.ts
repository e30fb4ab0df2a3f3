import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ownDataFileValidator } from '#accounts/own_data/validators'
import { auditedWrites, nothing, reads } from '#core/http/declaration'
import { member } from '#core/http/policies'

const { OwnData } = controllers.accounts.ownData

router
  .group(() => {
    router.get('/', [OwnData, 'show']).use(reads(member, nothing))
    router.post('/file', [OwnData, 'store']).use(auditedWrites(member, ownDataFileValidator, { rate: 'export' }))
  })
  .prefix('/api/user/own-data')
  .as('accounts.own_data')
