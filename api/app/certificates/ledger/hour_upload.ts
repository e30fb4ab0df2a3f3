import type { ChapterSeconds } from '#certificates/ledger/available_by_chapter'
import { HourUploadSchema } from '#core/schema'
import type { HourUploadState } from '#certificates/uploads/terms'

export type UploadedChapter = ChapterSeconds

/** An upload to the registry: stored before it is sent, and never sent again before a status query. */
export default class HourUpload extends HourUploadSchema {
  declare state: HourUploadState

  get isOpen(): boolean {
    return this.state === 'pending' || this.state === 'unknown'
  }

  get chapters(): UploadedChapter[] {
    return JSON.parse(this.request)
  }
}
