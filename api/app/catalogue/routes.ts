import '#catalogue/chapters/routes'
import '#catalogue/videos/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { courseFormValidator } from '#catalogue/authoring/form_validator'
import {
  copyValidator,
  courseListValidator,
  moveValidator,
  publicationBatchValidator,
  revocationValidator,
  searchValidator,
  seenValidator,
  teacherListValidator,
} from '#catalogue/validators'
import { declare, nothing, type Declaration } from '#core/http/declaration'
import { admin, anyone, author, teacher, type Policy } from '#core/http/policies'

const { catalogue } = controllers

/** A write of the office: audited, and counted as one. */
const desk = (row: string, who: Policy, takes: Declaration['takes'] = nothing) =>
  declare({ row, who, takes, rate: 'write', audited: true })

router
  .group(() => {
    router
      .get('/', [catalogue.listing.Courses, 'index'])
      .as('index')
      .use(
        declare({
          row: 'A13',
          who: anyone,
          takes: courseListValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .get('/:id', [catalogue.listing.Courses, 'show'])
      .as('show')
      .use(declare({ row: 'A14', who: anyone, takes: nothing, rate: 'read', audited: false }))
  })
  .prefix('/api/public/courses')
  .as('catalogue.courses')

router
  .get('/api/public/search', [catalogue.search.Searches, 'index'])
  .as('catalogue.search.index')
  .use(declare({ row: 'A92', who: anyone, takes: searchValidator, rate: 'list', audited: false }))

router
  .group(() => {
    router
      .post('/', [catalogue.authoring.Courses, 'store'])
      .as('store')
      .use(desk('B08', author, courseFormValidator))
    router
      .delete('/:id', [catalogue.authoring.Courses, 'destroy'])
      .as('destroy')
      .use(desk('B09', admin))
    router
      .post('/publish/:id', [catalogue.publications.Publications, 'store'])
      .as('publications.store')
      .use(desk('B10', admin, seenValidator))
    router
      .post('/unpublish/:id', [catalogue.publications.Publications, 'destroy'])
      .as('publications.destroy')
      .use(desk('B11', admin, revocationValidator))
    router
      .post('/publications', [catalogue.publications.PublicationBatches, 'store'])
      .as('publicationBatches.store')
      .use(desk('B95', admin, publicationBatchValidator))
    router
      .get('/:id/differences', [catalogue.publications.Differences, 'index'])
      .as('differences.index')
      .use(declare({ row: 'B96', who: admin, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/hot/:id', [catalogue.admin.Spotlights, 'store'])
      .as('spotlights.store')
      .use(desk('B12', admin))
    router
      .post('/unhot/:id', [catalogue.admin.Spotlights, 'destroy'])
      .as('spotlights.destroy')
      .use(desk('B13', admin))
    router
      .post('/:id/copy', [catalogue.authoring.Copies, 'store'])
      .as('copies.store')
      .use(desk('B14', author, copyValidator))
    router
      .post('/adjust-order', [catalogue.admin.Positions, 'store'])
      .as('positions.store')
      .use(desk('B15', admin, moveValidator))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin.courses')

router
  .group(() => {
    router
      .get('/', [catalogue.teacher.Courses, 'index'])
      .as('index')
      .use(
        declare({
          row: 'B29',
          who: teacher,
          takes: teacherListValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .post('/submit-for-audit/:id', [catalogue.teacher.Submissions, 'store'])
      .as('submissions.store')
      .use(desk('B30', teacher, seenValidator))
    router
      .post('/unpublish/:id', [catalogue.teacher.Submissions, 'destroy'])
      .as('submissions.destroy')
      .use(desk('B31', teacher))
  })
  .prefix('/api/teacher/courses')
  .as('catalogue.teacher.courses')
