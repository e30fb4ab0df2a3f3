import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { courseListValidator } from '#catalogue/validators'
import { lists, reads } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { Courses } = controllers.catalogue.listing

router
  .group(() => {
    router.get('/', [Courses, 'index']).as('index').use(lists(anyone, courseListValidator))
    router.get('/:id', [Courses, 'show']).as('show').use(reads(anyone))
  })
  .prefix('/api/public/courses')
  .as('catalogue.courses')
