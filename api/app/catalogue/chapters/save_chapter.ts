import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import Chapter from '#catalogue/chapter'
import { toChapterCard, chapterVersion } from '#catalogue/chapters/chapter_list'
import { lockDraftWithChapters, chapterAuditRecord } from '#catalogue/chapters/lock_draft_with_chapters'
import type { chapterFormValidator } from '#catalogue/chapters/chapter_validators'
import { renameChapterPaper } from '#catalogue/papers_contract'
import { purgeCourse } from '#catalogue/purge_course'
import { lockHandout } from '#catalogue/chapters/lock_handout'
import { ChapterStatus, messages } from '#catalogue/terms'
import { lockVideo } from '#catalogue/videos/video_use'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { toSeconds } from '#core/duration'
import { acceptUpload } from '#core/http/accept_upload'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { VideoCloud } from '#drivers/video/video_cloud'
import { fetchVideoStatusesOrEmpty } from '#media/sync_video_status'
import Video from '#media/video'

type ChapterForm = Infer<typeof chapterFormValidator>

@inject()
export class SaveChapter {
  constructor(
    protected storage: ObjectStorage,
    protected cloud: VideoCloud
  ) {}

  async execute(ctx: HttpContext, courseId: number, form: ChapterForm, chapterId?: number) {
    await this.#syncVideoStatus(form.chapterVideoId)
    return transaction(async (trx) => {
      const { course, chapters } = await lockDraftWithChapters(trx, ctx, courseId)
      const chapter = chapterId ? chapters.find(({ id }) => id === chapterId) : new Chapter()
      if (!chapter) throw new NotFound()
      if (chapterId) rejectOutdated(chapter, form)
      const before = chapterAuditRecord(chapter)

      if (chapter.$isNew) nextPosition(chapter, courseId, form.parentId || null, chapters)
      chapter.merge({
        chapterTitle: form.chapterTitle,
        creditSeconds: toSeconds(form.chapterTime ?? 0),
        trial: form.trial ?? chapter.trial ?? false,
        chapterStatus: form.chapterStatus ?? chapter.chapterStatus ?? ChapterStatus.Published,
      })
      await this.#setVideo(trx, ctx, chapter, form)
      await this.#setHandout(trx, ctx, chapter, form)
      const isRenamed = !chapter.$isNew && Boolean(chapter.$dirty.chapterTitle)
      await chapter.useTransaction(trx).save()
      if (isRenamed) await renameChapterPaper(trx, chapter)

      await audit(trx, ctx, {
        action: chapterId ? 'chapter.update' : 'chapter.create',
        object: `chapter:${chapter.id}`,
        ...differences(before, chapterAuditRecord(chapter)),
      })
      await purgeCourse(trx, course)
      return toChapterCard(chapter)
    })
  }

  async #setVideo(trx: Trx, ctx: HttpContext, chapter: Chapter, { chapterVideoId }: ChapterForm) {
    if (chapterVideoId === undefined || chapterVideoId === chapter.videoId) return
    const video = chapterVideoId ? await lockVideo(trx, requireUser(ctx), chapterVideoId, 'chapterVideoId') : null
    chapter.merge({ videoId: video?.videoId ?? null, videoSeconds: video?.seconds ?? 0 })
  }

  /** Called before any row is locked, because the cloud may be slow. */
  async #syncVideoStatus(videoId?: string | null): Promise<void> {
    const video = videoId ? await Video.findBy('videoId', videoId) : null
    if (video) await fetchVideoStatusesOrEmpty(this.cloud, [video])
  }

  /** The form sends the URL of a new handout, the name of the present one, or null. */
  async #setHandout(trx: Trx, ctx: HttpContext, chapter: Chapter, form: ChapterForm) {
    const given = form.chapterHandoutExtension
    if (given === undefined || given === chapter.handoutName) return
    if (!given) return void chapter.merge({ handoutKey: null, handoutName: null, handoutSize: null })

    const key = this.storage.keyOf(given)
    const ours = key?.startsWith('handout/') && (await lockHandout(trx, requireUser(ctx), key!))
    const stored = ours ? await acceptUpload(this.storage, key!, 'chapterHandoutExtension') : null
    if (!stored) reject('chapterHandoutExtension', messages.handoutNotOurs)
    const handoutName = form.chapterHandoutName ?? `${form.chapterTitle}${extensionOf(key!)}`
    chapter.merge({ handoutKey: key, handoutName, handoutSize: stored.bytes })
  }
}

function rejectOutdated(chapter: Chapter, { chapterVersion: seen }: ChapterForm): void {
  if (!seen || seen === chapterVersion(chapter)) return
  throw new UserError(messages.chapterChangedByOther, {
    code: 'conflict',
    payload: { chapter: toChapterCard(chapter) },
  })
}

function nextPosition(chapter: Chapter, courseId: number, parentId: number | null, all: Chapter[]): void {
  const parent = all.find(({ id }) => id === parentId)
  if (parentId && !parent) reject('parentId', messages.chapterParentUnknown)
  if (parent?.parentId) reject('parentId', messages.chapterTwoLevels)

  const siblings = all.filter((one) => one.parentId === parentId)
  const last = Math.max(0, ...siblings.map(({ chapterOrder }) => chapterOrder))
  chapter.merge({ courseId, parentId, chapterOrder: last + 1 })
}

function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.'))
}

function reject(field: string, message: string): never {
  throw new UserError(message, { field })
}
