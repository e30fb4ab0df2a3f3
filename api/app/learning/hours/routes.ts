import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { correctionPreviewValidator, correctionsValidator, correctionValidator } from '#learning/hours/validators'

const { Corrections } = controllers.learning.hours

/** Admins only, despite its path (docs/threats.md T20). */
router
  .post('/api/user/correct-certificate-hours', [Corrections, 'store'])
  .as('learning.hours.correct')
  .use(auditedWrites(admin, correctionValidator))

router
  .get('/api/admin/hour-corrections', [Corrections, 'index'])
  .as('learning.hours.corrections.index')
  .use(lists(admin, correctionsValidator))

router
  .get('/api/admin/certificates/:id/correction-preview', [Corrections, 'preview'])
  .as('learning.hours.corrections.preview')
  .use(reads(admin, correctionPreviewValidator))
