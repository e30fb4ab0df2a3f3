import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { chapterFormValidator, chapterMoveValidator } from '#catalogue/chapter_validators'
import { declare, nothing } from '#core/declaration'
import { admin, only } from '#core/policies'
import { Role } from '#core/roles'

const { Chapters, ChapterPositions } = controllers.catalogue.admin
const reader = only(Role.Admin, Role.Teacher, Role.Auditor)

router
  .group(() => {
    router
      .post('/adjust-chapter-order', [ChapterPositions, 'store'])
      .as('positions.store')
      .use(
        declare({
          row: 'B16',
          who: admin,
          takes: chapterMoveValidator,
          rate: 'write',
          audited: true,
        })
      )
    router
      .post('/:id/chapters', [Chapters, 'store'])
      .as('store')
      .use(
        declare({
          row: 'B17',
          who: admin,
          takes: chapterFormValidator,
          rate: 'write',
          audited: true,
        })
      )
    router
      .get('/:id/chapters', [Chapters, 'index'])
      .as('index')
      .use(declare({ row: 'B18', who: reader, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/:id/chapters/:chapterId', [Chapters, 'show'])
      .as('show')
      .use(declare({ row: 'B19', who: reader, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/:id/chapters/:chapterId', [Chapters, 'update'])
      .as('update')
      .use(
        declare({
          row: 'B20',
          who: admin,
          takes: chapterFormValidator,
          rate: 'write',
          audited: true,
        })
      )
    router
      .delete('/:id/chapters/:chapterId', [Chapters, 'destroy'])
      .as('destroy')
      .use(declare({ row: 'B21', who: admin, takes: nothing, rate: 'write', audited: true }))
  })
  .prefix('/api/admin/courses')
  .where('chapterId', router.matchers.number())
  .as('catalogue.admin.chapters')
