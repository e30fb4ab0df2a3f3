import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import Chapter from '#catalogue/chapter'
import { chapterCard } from '#catalogue/chapter_list'
import { chaptersInHand, recordOfChapter } from '#catalogue/chapters_in_hand'
import type { chapterFormValidator } from '#catalogue/chapter_validators'
import { purgeCourse } from '#catalogue/course_pages'
import { changes } from '#catalogue/course_record'
import { ChapterStatus, says } from '#catalogue/terms'
import { audit } from '#core/audit'
import { seconds } from '#core/duration'
import { NotFound, Refusal } from '#core/refusal'
import { transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

type ChapterForm = Infer<typeof chapterFormValidator>

/** Writes one chapter of an unpublished course: a new one behind its siblings, or one that is there. */
@inject()
export class SaveChapter {
  constructor(protected storage: ObjectStorage) {}

  /** @throws NotFound, Refusal */
  async execute(ctx: HttpContext, courseId: number, form: ChapterForm, chapterId?: number) {
    return transaction(async (trx) => {
      const { course, chapters } = await chaptersInHand(trx, ctx, courseId)
      const chapter = chapterId ? chapters.find(({ id }) => id === chapterId) : new Chapter()
      if (!chapter) throw new NotFound()
      const before = recordOfChapter(chapter)

      if (chapter.$isNew) place(chapter, courseId, form.parentId || null, chapters)
      chapter.merge({
        chapterTitle: form.chapterTitle,
        creditSeconds: seconds(form.chapterTime ?? 0),
        chapterStatus: form.chapterStatus ?? chapter.chapterStatus ?? ChapterStatus.Published,
      })
      await this.#video(trx, chapter, form)
      await this.#handout(chapter, form)
      await chapter.useTransaction(trx).save()

      await audit(trx, ctx, {
        action: chapterId ? 'chapter.update' : 'chapter.create',
        object: `chapter:${chapter.id}`,
        ...changes(before, recordOfChapter(chapter)),
      })
      await purgeCourse(trx, course)
      return chapterCard(chapter)
    })
  }

  /** A chapter keeps its video when the form says nothing of it. */
  async #video(trx: Trx, chapter: Chapter, { chapterVideoId }: ChapterForm): Promise<void> {
    if (chapterVideoId === undefined || chapterVideoId === chapter.videoId) return
    const video = chapterVideoId
      ? await trx.from('videos').where('video_id', chapterVideoId).first()
      : null
    if (chapterVideoId && !video) refuse('chapterVideoId', says.videoUnknown)
    chapter.merge({ videoId: video?.video_id ?? null, videoSeconds: video?.seconds ?? 0 })
  }

  /** The form carries the address of a new handout, the name of the one that is there, or null. */
  async #handout(chapter: Chapter, form: ChapterForm): Promise<void> {
    const given = form.chapterHandoutExtension
    if (given === undefined || given === chapter.handoutName) return
    if (!given)
      return void chapter.merge({ handoutKey: null, handoutName: null, handoutSize: null })

    const key = this.storage.keyOf(given)
    const stored = key?.startsWith('handout/') ? await this.storage.head(key) : null
    if (!stored) refuse('chapterHandoutExtension', says.handoutNotOurs)
    const handoutName = form.chapterHandoutName ?? `${form.chapterTitle}${endingOf(key!)}`
    chapter.merge({ handoutKey: key, handoutName, handoutSize: stored.bytes })
  }
}

/** Behind its siblings, at the top or below a chapter that stands there. */
function place(chapter: Chapter, courseId: number, parentId: number | null, all: Chapter[]): void {
  const parent = all.find(({ id }) => id === parentId)
  if (parentId && !parent) refuse('parentId', says.chapterParentUnknown)
  if (parent?.parentId) refuse('parentId', says.chapterTwoLevels)

  const siblings = all.filter((one) => one.parentId === parentId)
  const last = Math.max(0, ...siblings.map(({ chapterOrder }) => chapterOrder))
  chapter.merge({ courseId, parentId, chapterOrder: last + 1 })
}

function endingOf(key: string): string {
  return key.slice(key.lastIndexOf('.'))
}

function refuse(field: string, sentence: string): never {
  throw new Refusal(sentence, { field })
}
