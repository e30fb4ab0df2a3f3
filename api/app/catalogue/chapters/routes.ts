import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { chapterFormValidator, chapterMoveValidator } from '#catalogue/chapters/chapter_validators'
import { chapterVideoValidator } from '#catalogue/videos/video_validators'
import { auditedWrites, reads } from '#core/http/route_options'
import { admin, author, teacher, type Policy } from '#core/http/access_policies'

const { Chapters, ChapterPositions, ChapterVideos, ChapterHandouts, VideoDurations } = controllers.catalogue.chapters
const { CourseVideos } = controllers.catalogue.videos
const one = '/:id/chapters/:chapterId'

interface Callers {
  read: Policy
  watch: Policy
  write: Policy
}

function chapterRoutes({ read, watch, write }: Callers) {
  const writes = (takes?: Parameters<typeof auditedWrites>[1]) => auditedWrites(write, takes)

  router.get('/:id/chapters', [Chapters, 'index']).as('index').use(reads(read))
  router.post('/:id/chapters', [Chapters, 'store']).as('store').use(writes(chapterFormValidator))
  router.get(one, [Chapters, 'show']).as('show').use(reads(read))
  router.post(one, [Chapters, 'update']).as('update').use(writes(chapterFormValidator))
  router.delete(one, [Chapters, 'destroy']).as('destroy').use(writes())
  router
    .post('/adjust-chapter-order', [ChapterPositions, 'store'])
    .as('positions.store')
    .use(writes(chapterMoveValidator))
  router.post(`${one}/video`, [ChapterVideos, 'store']).as('videos.store').use(writes(chapterVideoValidator))
  router.get(`${one}/video`, [ChapterVideos, 'show']).as('videos.show').use(reads(watch))
  router.delete(`${one}/video`, [ChapterVideos, 'destroy']).as('videos.destroy').use(writes())
  router.get(`${one}/handout`, [ChapterHandouts, 'show']).as('handouts.show').use(reads(watch))
  router.delete(`${one}/handout`, [ChapterHandouts, 'destroy']).as('handouts.destroy').use(writes())
  router.post(`${one}/refresh-video-duration`, [VideoDurations, 'store']).as('video_durations.store').use(writes())
  router.delete('/:id/video', [CourseVideos, 'destroy']).as('course_videos.destroy').use(writes())
}

router
  .group(() => chapterRoutes({ read: author, watch: author, write: admin }))
  .prefix('/api/admin/courses')
  .as('catalogue.admin.chapters')

/** The routes above are for admins; the teacher of a course uses these (docs/product.md 2.7). */
router
  .group(() => chapterRoutes({ read: teacher, watch: teacher, write: teacher }))
  .prefix('/api/teacher/courses')
  .as('catalogue.teacher.chapters')
