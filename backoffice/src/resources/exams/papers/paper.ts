import { PaperType, paperMessages, type KeysShown } from '@zhuxue/api/terms/exams'
import dayjs, { type Dayjs } from 'dayjs'
import type { Paper } from '../../../lib/apiTypes'

/** The form values of a paper's settings. */
export interface PaperValues {
  passLine: number | null
  limitMinutes: number | null
  maxAttempts: number | null
  shuffleQuestions: boolean
  shuffleChoices: boolean
  keysShown: KeysShown
  opensAt: Dayjs | null
  lastEntryAt: Dayjs | null
  closesAt: Dayjs | null
}

export type Owner = Pick<Paper, 'paperType' | 'refId'>
export const ownerOfCourse = (courseId: number): Owner => ({ paperType: PaperType.Course, refId: `course-${courseId}` })
export const ownerOfChapter = (chapterId: number): Owner => ({ paperType: PaperType.Chapter, refId: String(chapterId) })

const toDay = (time: string | null | undefined) => (time ? dayjs(time) : null)
const toTime = (day: Dayjs | null | undefined) => day?.format('YYYY-MM-DD HH:mm:ss') ?? null

export const settingsOf = (paper?: Paper): PaperValues => ({
  passLine: paper?.passLine ?? null,
  limitMinutes: paper?.limitMinutes ?? null,
  maxAttempts: paper?.maxAttempts ?? null,
  shuffleQuestions: paper?.shuffleQuestions ?? false,
  shuffleChoices: paper?.shuffleChoices ?? false,
  keysShown: paper?.keysShown ?? 'submitted',
  opensAt: toDay(paper?.opensAt),
  lastEntryAt: toDay(paper?.lastEntryAt),
  closesAt: toDay(paper?.closesAt),
})

export const bodyOf = (values: PaperValues, owner: Owner, paper?: Paper) => ({
  ...values,
  ...owner,
  ...(paper && { paperId: paper.paperId, lockVersion: paper.lockVersion }),
  drawRules: paper?.drawRules ?? null,
  opensAt: toTime(values.opensAt),
  lastEntryAt: toTime(values.lastEntryAt),
  closesAt: toTime(values.closesAt),
})

/** Equal for papers with equal settings. */
export const settingsKeyOf = (paper: Paper) => JSON.stringify(settingsOf(paper))

/** The body of an update that leaves the settings unchanged. */
export const bodyOfPaper = (paper: Paper) => bodyOf(settingsOf(paper), ownerOf(paper), paper)
export const ownerOf = ({ paperType, refId }: Paper): Owner => ({ paperType, refId })

export const deletionOf = (paper: Paper) =>
  paper.paperType === PaperType.Chapter
    ? { title: '确定要删除章节练习题吗?', content: paperMessages.exerciseDeletion }
    : { title: '确定要删除考题吗?', content: paperMessages.examDeletion }
