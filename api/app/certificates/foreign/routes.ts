import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { foreignNumberValidator } from '#certificates/foreign/validators'
import { revokeValidator } from '#certificates/issues/validators'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { admin, anyone, member } from '#core/http/access_policies'

const { Files, ForeignCertificates, Revocations } = controllers.certificates.foreign

router
  .get('/api/public/foreign-certificates', [ForeignCertificates, 'index'])
  .as('certificates.foreign.index')
  .use(reads(anyone, foreignNumberValidator, { rate: 'code' }))
router
  .get('/api/user/foreign-certificates/:id/file', [Files, 'show'])
  .as('certificates.foreign.file')
  .use(reads(member, nothing, { rate: 'download' }))
router
  .post('/api/admin/foreign-certificates/:id/revoke', [Revocations, 'store'])
  .as('certificates.foreign.revoke')
  .use(auditedWrites(admin, revokeValidator))
