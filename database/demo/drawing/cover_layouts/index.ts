import { wordingOf } from '../naming.js'
import { illustrations } from '../illustrations/index.js'
import { palettes } from '../palette.js'
import { motifFor, paletteFor, type CoverCourse } from '../subjects.js'
import { blueprint } from './blueprint.js'
import { bound } from './bound.js'
import { broadcast } from './broadcast.js'
import { notice } from './notice.js'
import type { CoverLayout } from './parts.js'
import { question } from './question.js'
import { split } from './split.js'

export { HEIGHT, WIDTH } from './parts.js'

/** One layout per course type, so that types are easy to tell apart. */
const layouts: Record<number, (jacket: CoverLayout) => string> = {
  1: blueprint,
  2: question,
  3: bound,
  4: bound,
  5: split,
  6: broadcast,
  7: notice,
}

const kinds: Record<number, string> = {
  1: '在线课程',
  2: '专家答疑',
  3: '图书',
  4: '继续教育教材',
  5: '继续教育',
  6: '直播课堂',
  7: '通知公告',
}

const subjectNames: Record<string, string> = {
  jzgc: '建筑工程',
  szgc: '市政公用工程',
  slsd: '水利水电工程',
  jdgc: '机电工程',
  glgc: '公路工程',
  kygc: '矿业工程',
}

function kindOf({ courseType, certSubject, requiredCourse }: CoverCourse): string {
  const parts = [kinds[courseType], certSubject && subjectNames[certSubject]]
  if (courseType === 5 && requiredCourse !== undefined) parts.push(requiredCourse ? '必修课' : '选修课')
  return parts.filter(Boolean).join(' · ')
}

/** The cover of a course as SVG, 1000 by 560 pixels. Throws when the name does not fit. */
export function coverOf(course: CoverCourse): string {
  return layouts[course.courseType]!({
    words: wordingOf(course.courseName),
    kind: kindOf(course),
    palette: palettes[paletteFor(course)],
    motif: illustrations[motifFor(course)],
  })
}
