import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import { publishedChapters } from '#learning/published_chapters'
import { messages } from '#learning/terms'
import { HandoutUrlSeconds } from '#media/terms'

export async function handoutLink(
  storage: ObjectStorage,
  user: CurrentUser,
  { courseId, chapterId }: { courseId: number; chapterId: number }
) {
  const { entitlement } = await courseAccess(user, courseId)
  requireAccess(entitlement, messages.handoutNeedsPurchase)

  const chapters = await publishedChapters([courseId], db.connection())
  const chapter = chapters.find(({ id }) => id === chapterId)
  if (!chapter?.handoutKey) throw new NotFound()

  const name = chapter.handoutName ?? chapter.handoutKey.split('/').at(-1)!
  return {
    handoutUrl: await storage.signedUrl(chapter.handoutKey, HandoutUrlSeconds, name),
    handoutName: name,
    handoutSize: chapter.handoutSize ?? 0,
  }
}
