import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { localPages } from '#config/drivers'
import { anyone } from '#core/http/access_policies'
import { reads, writes } from '#core/http/route_options'
import { issuerModeValidator, noteChangeValidator } from '#invoices/local/validators'

const { Issuers, IssuerModes, NoteChanges } = controllers.invoices.local

if (localPages) {
  router
    .group(() => {
      router.get('/', [Issuers, 'show']).as('show').use(reads(anyone))
      router.post('/mode', [IssuerModes, 'store']).as('mode').use(writes(anyone, issuerModeValidator))
      router
        .post('/notes/:requestNo/changes', [NoteChanges, 'store'])
        .where('requestNo', /^\w{1,32}$/)
        .as('change')
        .use(writes(anyone, noteChangeValidator))
    })
    .prefix('/local/invoices')
    .as('invoices.local')
}
