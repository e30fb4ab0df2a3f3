import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ofCourseList, ofOneCourse, ofTeachers } from '#catalogue/course_tags'
import { courseListValidator } from '#catalogue/validators'
import { lists, nothing, reads } from '#core/http/route_options'
import { anyone, courseReader } from '#core/http/access_policies'

const { Courses, PublicTeachers, Teachers } = controllers.catalogue.listing
const whole = { unmaskedFor: courseReader }

router
  .group(() => {
    router.get('/', [Courses, 'index']).use(lists(anyone, courseListValidator, { ...whole, cache: ofCourseList }))
    router.get('/:id', [Courses, 'show']).use(reads(anyone, nothing, { ...whole, cache: ofOneCourse }))
  })
  .prefix('/api/public/courses')
  .as('catalogue')

router
  .get('/api/public/teachers', [PublicTeachers, 'index'])
  .as('catalogue.teachers.index')
  .use(reads(anyone, nothing, { cache: ofTeachers }))

router
  .get('/api/admin/courses/teachers', [Teachers, 'index'])
  .as('catalogue.admin.courses.teachers.index')
  .use(reads(courseReader))
