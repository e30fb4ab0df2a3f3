import type { HttpContext } from '@adonisjs/core/http'
import { changeChapter } from '#catalogue/chapters/change_chapter'
import { messages } from '#catalogue/terms'
import { UserError } from '#core/errors'

/** The file stays while a copy of the course uses it; then the hourly job removes it. */
export function removeHandout(ctx: HttpContext, at: { courseId: number; chapterId: number }) {
  return changeChapter(ctx, at, {
    action: 'chapter.remove-handout',
    apply: (chapter) => {
      if (!chapter.handoutKey) throw new UserError(messages.emptyHandouts)
      chapter.merge({ handoutKey: null, handoutName: null, handoutSize: null })
    },
  })
}
