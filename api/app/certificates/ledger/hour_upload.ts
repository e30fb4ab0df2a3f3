import type { ChapterSeconds } from '#certificates/ledger/available_by_chapter'
import { HourUploadSchema } from '#core/schema'
import type { HourUploadState } from '#certificates/uploads/terms'

export type PushedChapter = ChapterSeconds

/** A push to the province: written before it is sent, and never sent again before the province was asked. */
export default class HourUpload extends HourUploadSchema {
  declare state: HourUploadState

  get isOpen(): boolean {
    return this.state === 'pending' || this.state === 'unknown'
  }

  get chapters(): PushedChapter[] {
    return JSON.parse(this.request)
  }
}
