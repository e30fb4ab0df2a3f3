import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin, member } from '#core/http/access_policies'
import { liveCodeExportValidator, liveCodesValidator } from '#learning/entitlements/admin/validators'

const { LiveCodeExports, LiveCodes, StaffLiveCodes } = controllers.learning.liveCodes

router
  .group(() => {
    router.get('/live-codes', [StaffLiveCodes, 'index']).as('index').use(lists(admin, liveCodesValidator))
    router
      .get('/live-codes-export', [LiveCodeExports, 'show'])
      .as('export')
      .use(reads(admin, liveCodeExportValidator, { rate: 'export', audited: true, recentProof: 'always' }))
    router.delete('/live-codes/:id', [StaffLiveCodes, 'destroy']).as('destroy').use(auditedWrites(admin))
  })
  .prefix('/api/admin')
  .as('learning.admin.live_codes')

router
  .get('/api/user/courses/:id/valid-live-code/:code', [LiveCodes, 'show'])
  .as('learning.courses.live_code')
  .use(reads(member, nothing, { rate: 'code' }))
