import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { evidenceValidator } from '#learning/evidence/validators'

const { Evidence } = controllers.learning.evidence

router
  .post('/api/admin/course-edu-logs/:id/evidence', [Evidence, 'store'])
  .as('learning.evidence.store')
  .use(auditedWrites(admin, evidenceValidator, { rate: 'export' }))
