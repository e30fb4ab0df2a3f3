import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { courseFormValidator } from '#catalogue/authoring/form_validator'
import { copyValidator } from '#catalogue/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin, author } from '#core/http/access_policies'

const { Copies, Courses } = controllers.catalogue.authoring

router
  .group(() => {
    router.post('/', [Courses, 'store']).use(auditedWrites(author, courseFormValidator, { bodyKb: 1024 }))
    router.delete('/:id', [Courses, 'destroy']).use(auditedWrites(admin))
    router.post('/:id/copy', [Copies, 'store']).as('courses.copies.store').use(auditedWrites(author, copyValidator))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin')
