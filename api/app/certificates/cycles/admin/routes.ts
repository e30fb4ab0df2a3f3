import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  confirmationValidator,
  courseKindsValidator,
  cycleExportValidator,
  cyclesValidator,
  movesValidator,
  recountsValidator,
} from '#certificates/cycles/admin/validators'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Confirmations, CourseKinds, CycleExports, Cycles, Moves, Recounts } = controllers.certificates.cycles.admin

router
  .group(() => {
    router.get('/education-cycles', [Cycles, 'index']).use(lists(admin, cyclesValidator))
    router
      .get('/education-cycles-export', [CycleExports, 'show'])
      .as('export')
      .use(reads(admin, cycleExportValidator, { rate: 'export', audited: true }))
    router
      .post('/education-cycles/recounts', [Recounts, 'store'])
      .use(auditedWrites(admin, recountsValidator, { recentProof: 'always' }))
    router.get('/education-cycles/:id', [Cycles, 'show']).use(reads(admin, nothing))
    router.post('/education-cycles/:id/moves', [Moves, 'store']).use(auditedWrites(admin, movesValidator))
    router
      .post('/outside-hours/:id/confirmations', [Confirmations, 'store'])
      .use(auditedWrites(admin, confirmationValidator))
    router
      .get('/courses/:id/qualification-kinds', [CourseKinds, 'show'])
      .as('course_kinds.show')
      .use(reads(admin, nothing))
    router
      .put('/courses/:id/qualification-kinds', [CourseKinds, 'update'])
      .as('course_kinds.update')
      .use(auditedWrites(admin, courseKindsValidator))
  })
  .prefix('/api/admin')
  .as('certificates.cycles.admin')
