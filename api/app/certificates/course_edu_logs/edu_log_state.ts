import type CourseEduLog from '#certificates/course_edu_log'
import type { HourBalance } from '#certificates/ledger/hour_balances'
import { CourseEduLogStatus, UploadBlocker } from '#certificates/terms'

type Log = Pick<CourseEduLog, 'courseEduLogStatus' | 'totalSeconds' | 'passedAt'>

/** Minutes that were earned and can be uploaded, or are uploaded already. */
const reached = ({ available, used }: HourBalance) => available + used

/** The status shown: a record is learned when its minutes reach the total of the course (docs/product.md 10.2). */
export function shownStatus(log: Log, balance: HourBalance): CourseEduLogStatus {
  if (log.courseEduLogStatus !== CourseEduLogStatus.Learning) return log.courseEduLogStatus
  const isLearned = reached(balance) >= log.totalSeconds
  return isLearned ? CourseEduLogStatus.Learned : CourseEduLogStatus.Learning
}

/** The first upload needs the whole total; later ones anything new. Null when nothing blocks it. */
export function uploadBlocker(log: Log, balance: HourBalance, needsTest: boolean): UploadBlocker | null {
  const { available, held } = balance
  if (log.totalSeconds === 0) return UploadBlocker.NoTotal
  const isUploaded = log.courseEduLogStatus === CourseEduLogStatus.Uploaded
  if (available > 0 && (isUploaded || available >= log.totalSeconds))
    return needsTest && !isTested(log) ? UploadBlocker.CourseTest : null
  if (isUploaded && held === 0) return UploadBlocker.NothingNew
  const testsAreLeft = isUploaded || reached(balance) + held >= log.totalSeconds
  return held > 0 && testsAreLeft ? UploadBlocker.TestFirst : UploadBlocker.NotLearned
}

/** A record that was uploaded once needs no further test. */
const isTested = ({ courseEduLogStatus, passedAt }: Log) =>
  courseEduLogStatus !== CourseEduLogStatus.Learning || passedAt !== null
