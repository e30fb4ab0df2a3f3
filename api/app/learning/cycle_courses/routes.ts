import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { CycleCourses } = controllers.learning.cycleCourses

router
  .get('/api/user/education-cycles/:id/courses', [CycleCourses, 'index'])
  .as('learning.cycle_courses.index')
  .use(reads(member))
