import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import { changeChapter } from '#catalogue/chapters/change_chapter'
import { chapterOf } from '#catalogue/chapters/chapter_list'
import { messages } from '#catalogue/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { HandoutUrlSeconds } from '#media/terms'

/** A link to the file for the staff of the course, whether the chapter is published or not. */
export async function handoutFile(
  storage: ObjectStorage,
  user: CurrentUser,
  { courseId, chapterId }: { courseId: number; chapterId: number }
) {
  await chapterOf(courseId, chapterId, user)
  const chapter = await Chapter.findOrFail(chapterId)
  if (!chapter.handoutKey) throw new NotFound()
  const name = chapter.handoutName ?? chapter.handoutKey.split('/').at(-1)!
  return { handoutUrl: await storage.signedUrl(chapter.handoutKey, HandoutUrlSeconds, name), handoutName: name }
}

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
