import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  correctionValidator,
  qualificationExportValidator,
  qualificationsValidator,
  verificationValidator,
} from '#certificates/qualifications/admin/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { QualificationExports, Qualifications, Verifications } = controllers.certificates.qualifications.admin

router
  .group(() => {
    router.get('/qualifications', [Qualifications, 'index']).use(lists(admin, qualificationsValidator))
    router
      .get('/qualifications-export', [QualificationExports, 'show'])
      .as('export')
      .use(reads(admin, qualificationExportValidator, { rate: 'export', audited: true }))
    router.put('/qualifications/:id', [Qualifications, 'update']).use(auditedWrites(admin, correctionValidator))
    router
      .post('/qualifications/:id/verifications', [Verifications, 'store'])
      .use(auditedWrites(admin, verificationValidator))
  })
  .prefix('/api/admin')
  .as('certificates.qualifications.admin')
