import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { countedCoursesValidator, outsideHoursValidator } from '#certificates/cycles/validators'
import { nothing, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { CourseKinds, Cycles } = controllers.certificates.cycles

router
  .group(() => {
    router.get('/education-cycles', [Cycles, 'index']).as('index').use(reads(member))
    router
      .post('/education-cycles/:id/outside-hours', [Cycles, 'storeOutside'])
      .as('outside.store')
      .use(writes(member, outsideHoursValidator))
    router.delete('/outside-hours/:id', [Cycles, 'destroyOutside']).as('outside.destroy').use(writes(member))
    router.get('/counted-courses', [Cycles, 'courses']).as('courses').use(reads(member, countedCoursesValidator))
  })
  .prefix('/api/user')
  .as('certificates.cycles')

router
  .get('/api/public/courses/:id/qualification-kinds', [CourseKinds, 'index'])
  .as('certificates.course_kinds.index')
  .use(reads(anyone, nothing))
