import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { courseListValidator } from '#catalogue/validators'
import { declare, nothing } from '#core/declaration'
import { anyone } from '#core/policies'

const { catalogue } = controllers

router
  .group(() => {
    router
      .get('/', [catalogue.Courses, 'index'])
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
      .get('/:id', [catalogue.Courses, 'show'])
      .as('show')
      .use(declare({ row: 'A14', who: anyone, takes: nothing, rate: 'read', audited: false }))
  })
  .prefix('/api/public/courses')
  .as('catalogue.courses')
