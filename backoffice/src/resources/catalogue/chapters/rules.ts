import { ChapterMinutesMax, ChapterTitleMax, ChapterTitleMin, messages } from '@zhuxue/api/terms/catalogue'
import { UploadCategories, messages as mediaMessages } from '@zhuxue/api/terms/media'

/** The error message for a title, or null (docs/product.md 2.7). */
export function titleError(title: string | null | undefined): string | null {
  const length = (title ?? '').trim().length
  if (length === 0) return messages.enterChapterTitle
  return length < ChapterTitleMin || length > ChapterTitleMax ? messages.chapterTitleLength : null
}

export function minutesError(minutes: number | null | undefined): string | null {
  if (minutes === null || minutes === undefined) return null
  const tenths = minutes * 10
  const exact = Math.abs(tenths - Math.round(tenths)) < 1e-9
  return minutes >= 0 && minutes <= ChapterMinutesMax && exact ? null : messages.chapterMinutesRange
}

/** A warning, not an error, when the credit is longer than the video; null when it fits or is unknown. */
export function creditWarning(minutes: number | null | undefined, videoSeconds: number | null) {
  const exceeds = minutes && videoSeconds && minutes * 60 > videoSeconds
  return exceeds ? messages.creditExceedsVideo : null
}

const word = 'application/msword'
const slides = 'application/vnd.ms-powerpoint'
const office = 'application/vnd.openxmlformats-officedocument'
const handoutTypes: Record<string, string> = {
  doc: word,
  docx: `${office}.wordprocessingml.document`,
  pdf: 'application/pdf',
  ppt: slides,
  pptx: `${office}.presentationml.presentation`,
}
export const handoutExtensions = Object.keys(handoutTypes).map((ending) => `.${ending}`)

/** The type of a handout by its extension: a computer without an office suite does not know it. */
export const handoutType = (name: string): string | undefined => handoutTypes[name.split('.').pop()!.toLowerCase()]

export function handoutError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!name.includes('.') || !handoutType(name)) return mediaMessages.handoutType
  if (size >= UploadCategories.handout.maxBytes) return mediaMessages.handoutTooLarge
  return size === 0 ? '讲义文件是空的' : null
}
