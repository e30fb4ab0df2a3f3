import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ownDataFileValidator } from '#accounts/personal_data_export/validators'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { OwnData } = controllers.accounts.personalDataExport

router
  .group(() => {
    router.get('/', [OwnData, 'show']).use(reads(member, nothing))
    router.post('/file', [OwnData, 'store']).use(auditedWrites(member, ownDataFileValidator, { rate: 'export' }))
  })
  .prefix('/api/user/own-data')
  .as('accounts.own_data')
