import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { printableCyclesValidator, printValidator } from '#certificates/issues/validators'
import { auditedWrites, nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { Issues, PrintableCycles, Prints } = controllers.certificates.issues
const { Certificates, Credentials, Files, Keys, StatusLists } = controllers.certificates.issues.public

router
  .group(() => {
    router
      .post('/certs/print/generate', [Prints, 'store'])
      .use(auditedWrites(member, printValidator, { rate: 'export', idempotent: true }))
    router.get('/certs/print/cycles', [PrintableCycles, 'index']).use(reads(member, printableCyclesValidator))
    router.get('/certificate-issues', [Issues, 'index']).use(reads(member))
    router
      .get('/certificate-issues/:id/file', [Issues, 'show'])
      .as('file')
      .use(reads(member, nothing, { rate: 'download' }))
  })
  .prefix('/api/user')
  .as('certificates.issues')

router
  .group(() => {
    router.get('/certificates/:number', [Certificates, 'show']).use(reads(anyone, nothing, { rate: 'code' }))
    router
      .get('/certificates/:number/credential', [Credentials, 'show'])
      .as('credential')
      .use(reads(anyone, nothing, { rate: 'code' }))
    router.get('/status-lists/:list', [StatusLists, 'show']).where('list', router.matchers.number()).use(reads(anyone))
    router.post('/certificate-files', [Files, 'store']).use(writes(anyone, nothing, { rate: 'code' }))
  })
  .prefix('/api/public')
  .as('certificates.public')

router
  .group(() => {
    router.get('/jwks.json', [Keys, 'index']).as('jwks').use(reads(anyone))
    router.get('/did.json', [Keys, 'show']).as('did').use(reads(anyone))
  })
  .prefix('/.well-known')
  .as('certificates.keys')
