import type CourseEduLog from '#certificates/course_edu_log'
import type { HourBalance } from '#certificates/ledger/hour_balances'
import { CourseEduLogStatus, UploadBlocker } from '#certificates/terms'

type Log = Pick<CourseEduLog, 'courseEduLogStatus' | 'totalSeconds' | 'passedAt'>

/** What was earned and may be uploaded, or is already. */
const reached = ({ available, used }: HourBalance) => available + used

/** As it is shown: a record is learned when its minutes reach the total of the course (docs/product.md 10.2). */
export function shownStatus(log: Log, balance: HourBalance): CourseEduLogStatus {
  if (log.courseEduLogStatus !== CourseEduLogStatus.Learning) return log.courseEduLogStatus
  const isLearned = reached(balance) >= log.totalSeconds
  return isLearned ? CourseEduLogStatus.Learned : CourseEduLogStatus.Learning
}

/** The whole total the first time; after that whatever is new. Null when nothing is in the way. */
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

/** What was uploaded once is not tested any more. */
const isTested = ({ courseEduLogStatus, passedAt }: Log) =>
  courseEduLogStatus !== CourseEduLogStatus.Learning || passedAt !== null
