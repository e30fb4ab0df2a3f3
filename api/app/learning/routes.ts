import '#learning/anomalies/routes'
import '#learning/assignments/routes'
import '#learning/cooperative_sites/routes'
import '#learning/cycle_courses/routes'
import '#learning/entitlements/routes'
import '#learning/entitlements/admin/routes'
import '#learning/evidence/routes'
import '#learning/hours/routes'
import '#learning/learner_imports/routes'
import '#learning/live_codes/routes'
import '#learning/live_states/routes'
import '#learning/local/routes'
import '#learning/notes/routes'
import '#learning/play_statis/routes'
import '#learning/playback/routes'
import '#learning/explanations/routes'
import '#learning/transcript/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ofOneCourse } from '#catalogue/course_tags'
import { nothing, reads } from '#core/http/route_options'
import { anyone, courseReader, member } from '#core/http/access_policies'
import { myCoursesValidator } from '#learning/validators'

const { Chapters, Handouts, PublishedChapters } = controllers.learning.chapters
const { LastLessons, MyCourses } = controllers.learning
const chapters = { unmaskedFor: courseReader, cache: ofOneCourse }

router
  .group(() => {
    router.get('/:id/chapters', [Chapters, 'index']).use(reads(anyone, nothing, chapters))
    router.get('/:id/published-chapters', [PublishedChapters, 'index']).use(reads(anyone, nothing, chapters))
  })
  .prefix('/api/public/courses')
  .as('learning')

router
  .group(() => {
    router.get('/', [MyCourses, 'index']).as('index').use(reads(member, myCoursesValidator))
    router
      .get('/:id/chapters/:chapterId/handout', [Handouts, 'show'])
      .as('handout')
      .use(reads(member, nothing, { rate: 'download' }))
  })
  .prefix('/api/user/courses')
  .as('learning.courses')

router.get('/api/user/last-lesson', [LastLessons, 'show']).as('learning.last_lesson.show').use(reads(member))
