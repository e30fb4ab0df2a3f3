import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { chapterFormValidator, chapterMoveValidator } from '#catalogue/chapters/chapter_validators'
import { chapterVideoValidator } from '#catalogue/videos/video_validators'
import { declare, nothing, type Declaration } from '#core/http/declaration'
import { admin, author, only, teacher, type Policy } from '#core/http/policies'
import { Role } from '#core/roles'

const { Chapters, ChapterPositions, ChapterVideos, ChapterHandouts, VideoDurations } =
  controllers.catalogue.chapters
const { CourseVideos } = controllers.catalogue.videos
const reader = only(Role.Admin, Role.Teacher, Role.Auditor)

/** Rows of `data/routes.csv` and who may call them: the same desk stands in two places. */
interface Desk {
  rows: string[]
  reads: Policy
  looks: Policy
  writes: Policy
}

function chapterRoutes({ rows, reads, looks, writes }: Desk) {
  const row = (at: number) => rows[at]
  const read = (at: number, who: Policy) =>
    declare({ row: row(at), who, takes: nothing, rate: 'read', audited: false })
  const write = (at: number, takes: Declaration['takes'] = nothing) =>
    declare({ row: row(at), who: writes, takes, rate: 'write', audited: true })
  const one = '/:id/chapters/:chapterId'

  router.get('/:id/chapters', [Chapters, 'index']).as('index').use(read(0, reads))
  router.post('/:id/chapters', [Chapters, 'store']).as('store').use(write(1, chapterFormValidator))
  router.get(one, [Chapters, 'show']).as('show').use(read(2, reads))
  router.post(one, [Chapters, 'update']).as('update').use(write(3, chapterFormValidator))
  router.delete(one, [Chapters, 'destroy']).as('destroy').use(write(4))
  router
    .post('/adjust-chapter-order', [ChapterPositions, 'store'])
    .as('positions.store')
    .use(write(5, chapterMoveValidator))
  router
    .post(`${one}/video`, [ChapterVideos, 'store'])
    .as('videos.store')
    .use(write(6, chapterVideoValidator))
  router.get(`${one}/video`, [ChapterVideos, 'show']).as('videos.show').use(read(7, looks))
  router.delete(`${one}/video`, [ChapterVideos, 'destroy']).as('videos.destroy').use(write(8))
  router.delete(`${one}/handout`, [ChapterHandouts, 'destroy']).as('handouts.destroy').use(write(9))
  router
    .post(`${one}/refresh-video-duration`, [VideoDurations, 'store'])
    .as('video_durations.store')
    .use(write(10))
  router.delete('/:id/video', [CourseVideos, 'destroy']).as('course_videos.destroy').use(write(11))
}

const adminRows = 'B18 B17 B19 B20 B21 B16 B22 B23 B24 B25 B27 B26'.split(' ')
const teacherRows = 'B99 B100 B101 B102 B103 B104 B105 B106 B107 B108 B109 B110'.split(' ')

router
  .group(() => chapterRoutes({ rows: adminRows, reads: reader, looks: author, writes: admin }))
  .prefix('/api/admin/courses')
  .where('chapterId', router.matchers.number())
  .as('catalogue.admin.chapters')

/** The specification keeps the routes above to the admin; the teacher of a course writes through these. */
router
  .group(() =>
    chapterRoutes({ rows: teacherRows, reads: teacher, looks: teacher, writes: teacher })
  )
  .prefix('/api/teacher/courses')
  .where('chapterId', router.matchers.number())
  .as('catalogue.teacher.chapters')
