import { minutesOfCredit } from '../../settings/hours/terms.js'

/** `Learned` is computed from the minutes and never stored. */
export const CourseEduLogStatus = {
  Learning: 'learning',
  Learned: 'learned',
  Pass: 'pass',
  Uploaded: 'uploaded',
} as const
export type CourseEduLogStatus = (typeof CourseEduLogStatus)[keyof typeof CourseEduLogStatus]
export const CourseEduLogStatusText = {
  learning: '学习中',
  learned: '已学完',
  pass: '测试合格',
  uploaded: '已上传',
} as const satisfies Record<CourseEduLogStatus, string>

/** Reasons why the minutes of a study record cannot be uploaded now (docs/product.md 10.2). */
export const UploadBlocker = {
  NoTotal: 'no-total',
  TestFirst: 'test-first',
  NotLearned: 'not-learned',
  NothingNew: 'nothing-new',
  Uploading: 'uploading',
  /** Setting `testBeforeUpload`. */
  CourseTest: 'course-test',
  /** Every entitlement to the course was refunded. */
  Refunded: 'refunded',
} as const
export type UploadBlocker = (typeof UploadBlocker)[keyof typeof UploadBlocker]

export interface HeldChapter {
  chapterName: string
  heldHours: number
}

/** A study record in a response; times in minutes. */
export interface StudyRecordData {
  uploadObstacle: UploadBlocker | null
  totalTime: number
  availableHours: number
  usedHours: number
  heldChapters: HeldChapter[]
}

const tenths = (minutes: number) => Math.round(minutes * 10) / 10

export function waitingTests(chapters: HeldChapter[], format = minutesOfCredit): string | null {
  if (chapters.length === 0) return null
  const minutes = tenths(chapters.reduce((sum, { heldHours }) => sum + heldHours, 0))
  const names = chapters.map(({ chapterName }) => `「${chapterName}」`).join('')
  return `${format(minutes)}待通过测试，请完成章节测试：${names}`
}

/** What a learner can do next with a study record. */
export const RecordAction = {
  Upload: 'upload',
  CourseTest: 'course-test',
  ChapterTest: 'chapter-test',
  Study: 'study',
} as const
export type RecordAction = (typeof RecordAction)[keyof typeof RecordAction]
export const RecordActionText = {
  'upload': '去上传',
  'course-test': '开始测试',
  'chapter-test': '开始章节测试',
  'study': '继续学习',
} as const satisfies Record<RecordAction, string>

/** The most advanced step that is open; null while there is nothing to do. */
export function actionOf(record: Pick<StudyRecordData, 'uploadObstacle' | 'heldChapters'> & { canTest: boolean }) {
  const { uploadObstacle, heldChapters, canTest } = record
  if (uploadObstacle === null) return RecordAction.Upload
  if (uploadObstacle === UploadBlocker.Refunded) return null
  if (uploadObstacle === UploadBlocker.CourseTest && canTest) return RecordAction.CourseTest
  if (heldChapters.length > 0) return RecordAction.ChapterTest
  return uploadObstacle === UploadBlocker.NotLearned ? RecordAction.Study : null
}

export function nextSteps(record: StudyRecordData, format = minutesOfCredit): string[] {
  const { uploadObstacle, totalTime, availableHours, usedHours, heldChapters } = record
  // Its tests cannot be taken either.
  if (uploadObstacle === UploadBlocker.Refunded) return [courseEduLogMessages.refunded]
  const held = heldChapters.reduce((sum, { heldHours }) => sum + heldHours, 0)
  const missing = tenths(totalTime - availableHours - usedHours - held)
  const waiting = waitingTests(heldChapters, format)
  const steps = waiting ? [waiting] : []
  if (uploadObstacle === UploadBlocker.Uploading) steps.push('学时正在上传，等待省平台确认')
  if (uploadObstacle === UploadBlocker.CourseTest) steps.push('请先通过课程测试，再上传学时')
  if (uploadObstacle === null) steps.push(`${format(tenths(availableHours))}可以上传`)
  if (uploadObstacle === UploadBlocker.NoTotal) steps.push('该课程没有设置总学时，不能上传，请联系客服')
  if (uploadObstacle === UploadBlocker.NotLearned && missing > 0) steps.push(studyStep(format(missing)))
  if (uploadObstacle === UploadBlocker.NothingNew && steps.length === 0) steps.push('已获得的学时都已上传')
  return steps
}

const studyStep = (missing: string) => `还差 ${missing}，请继续学习未完成的章节`

export const courseEduLogMessages = {
  testNotMaintained: '未维护测试试题',
  testAfterLearning: '学完课程后可以测试',
  testPassed: '测试已合格',
  testNotNeeded: '学时已上传，不需要测试',
  refunded: '该课程已退款，未上传的学时已收回；再次购买后恢复',
} as const

/** The reason why the test of the course is not open; null when it is. */
export function testBlocker(record: {
  examMaintained: boolean
  courseEduLogStatus: CourseEduLogStatus
}): string | null {
  if (!record.examMaintained) return courseEduLogMessages.testNotMaintained
  return {
    learning: courseEduLogMessages.testAfterLearning,
    learned: null,
    pass: courseEduLogMessages.testPassed,
    uploaded: courseEduLogMessages.testNotNeeded,
  }[record.courseEduLogStatus]
}
