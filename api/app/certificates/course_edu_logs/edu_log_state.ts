import type CourseEduLog from '#certificates/course_edu_log'
import type { HourBalance } from '#certificates/ledger/hour_balances'
import { CourseEduLogStatus } from '#certificates/terms'

type Log = Pick<CourseEduLog, 'courseEduLogStatus' | 'totalSeconds'>

/** What was earned and may be uploaded, or is already. */
const reached = ({ available, used }: HourBalance) => available + used

/** As it is shown: a record is learned when its minutes reach the total of the course (docs/product.md 10.2). */
export function shownStatus(log: Log, balance: HourBalance): CourseEduLogStatus {
  if (log.courseEduLogStatus !== CourseEduLogStatus.Learning) return log.courseEduLogStatus
  const isLearned = reached(balance) >= log.totalSeconds
  return isLearned ? CourseEduLogStatus.Learned : CourseEduLogStatus.Learning
}

/** The whole total the first time; after that whatever is new. */
export function canUpload(log: Log, balance: HourBalance): boolean {
  if (balance.available <= 0 || log.totalSeconds === 0) return false
  if (log.courseEduLogStatus === CourseEduLogStatus.Uploaded) return true
  return balance.available >= log.totalSeconds
}
