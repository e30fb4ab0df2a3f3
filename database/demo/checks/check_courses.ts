import { minutesOf } from '../content/courses/write.js'
import { courses } from '../content/courses/index.js'
import { handouts } from '../content/handouts.js'
import { length, twice } from './collection_checks.js'
import { teachers } from '../content/teachers.js'
import type { DemoChapter, DemoCourse, DemoCourseType, DemoTag } from '../types.js'

const byKey = new Map(courses.map((course) => [course.key, course]))
const logins = teachers.map((teacher) => teacher.login)
const clips = ['site-safety', 'rebar', 'concrete', 'drawing', 'costing', 'excavation']
const allClips = [...clips, 'live-replay', 'welcome']
const richText = /<(?!\/?(?:p|h3|ul|ol|li|strong|table|tbody|tr|td)>)/

/** Messages for all errors of the catalogue. */
export function checkCourses(): string[] {
  const keys = twice(courses.map((course) => course.key)).map((key) => `key twice: ${key}`)
  const names = twice(courses.map((course) => course.courseName)).map((name) => `name twice: ${name}`)
  return [...keys, ...names, ...courses.flatMap(checkCourse), ...checkCounts()]
}

function checkCourse(course: DemoCourse): string[] {
  const problems: string[] = []
  const say = (what: string) => problems.push(`${course.key}: ${what}`)
  const text = length(course.description.replaceAll(/<[^>]+>/g, ''))
  const leaves = course.chapters.flatMap(leavesOf)

  if (course.teacher && !logins.includes(course.teacher)) say(`unknown teacher ${course.teacher}`)
  if (text < 150 || text > 500) say(`description of ${text} characters`)
  if (richText.test(course.description)) say('description has a tag that is not allowed')
  if (course.relatedCourse && ![3, 4].includes(byKey.get(course.relatedCourse)?.courseType ?? 0)) {
    say(`related textbook ${course.relatedCourse} is not a book`)
  }
  for (const model of course.models ?? []) {
    if (!byKey.has(model.course)) say(`dangling model ${model.course}`)
  }
  for (const rule of course.rules ?? []) {
    if ((rule.ruleCode === '06') === (rule.priceYuan !== undefined)) say('rule price is wrong')
    if ((rule.priceYuan ?? 0.01) >= course.priceYuan) say(`rule ${rule.ruleCode} saves nothing`)
  }
  if (course.priceYuan > course.originalPriceYuan) say('price above the original price')
  const priced = course.priceYuan > 0
  if (priced && (course.priceYuan < 39.9 || course.priceYuan > 3280)) say('price out of range')
  if ([3, 4].includes(course.courseType) !== (course.freightYuan !== undefined)) say('freight')
  if (course.courseType === 6 && !course.liveStatus) say('live course without a status')
  if (course.courseType === 6 && course.courseStatus === 'published' && !course.live) {
    say('live course without a time')
  }
  if (course.courseMinutes !== undefined && course.courseMinutes !== minutesOf(course.chapters)) {
    say('course minutes differ from the sum of the chapters')
  }
  if (course.courseType === 5) {
    if (!course.certSubject || course.requiredCourse === undefined) say('no subject or requirement')
    if (leaves.some((leaf) => leaf.minutes === 0)) say('a chapter without credit minutes')
    if (!course.courseMinutes && !course.tags.includes('Package')) say('no course minutes')
  }
  return [...problems, ...course.chapters.flatMap((chapter) => checkChapter(course, chapter))]
}

function leavesOf(chapter: DemoChapter): DemoChapter[] {
  return chapter.children?.flatMap(leavesOf) ?? [chapter]
}

function checkChapter(course: DemoCourse, chapter: DemoChapter): string[] {
  const problems: string[] = []
  const say = (what: string) => problems.push(`${course.key}, ${chapter.title}: ${what}`)
  if (length(chapter.title) < 2 || length(chapter.title) > 50) say('title length')
  if (chapter.minutes < 0 || chapter.minutes > 100) say('minutes out of range')
  if (chapter.clip && !allClips.includes(chapter.clip)) say(`unknown clip ${chapter.clip}`)
  if (chapter.handout && !handouts.some((handout) => handout.key === chapter.handout)) {
    say(`unknown handout ${chapter.handout}`)
  }
  if (chapter.children && (chapter.minutes || chapter.clip)) say('a group with content of its own')
  return [...problems, ...(chapter.children ?? []).flatMap((child) => checkChapter(course, child))]
}

/** The minimum content of the demo. */
function checkCounts(): string[] {
  const problems: string[] = []
  const atLeast = (least: number, what: string, test: (course: DemoCourse) => boolean) => {
    const count = courses.filter(test).length
    if (count < least) problems.push(`${what}: ${count}, wanted ${least}`)
  }
  const type = (expected: DemoCourseType) => (course: DemoCourse) => course.courseType === expected
  const tagged = (tag: DemoTag) => (course: DemoCourse) => course.tags.includes(tag)
  const chapters = courses.flatMap((course) => course.chapters.flatMap(leavesOf))

  atLeast(64, 'courses', () => true)
  atLeast(8, 'questions', type(2))
  atLeast(8, 'books', type(3))
  atLeast(6, 'materials', type(4))
  atLeast(4, 'live courses', type(6))
  if (courses.filter(type(7)).length !== 12) problems.push('not exactly twelve notices')
  atLeast(8, 'free courses', (c) => tagged('freecourse')(c) && c.priceYuan === 0)
  atLeast(1, 'bundles', tagged('Package'))
  atLeast(1, 'nopublish', tagged('nopublish'))
  atLeast(1, 'three specifications', (c) => c.models?.length === 3 && !tagged('Package')(c))
  atLeast(3, 'unpublished', (c) => c.courseStatus === 'unpublish')
  atLeast(2, 'auditing', (c) => c.courseStatus === 'auditing')
  for (const code of ['01', '02', '03', '04', '05', '06']) {
    atLeast(2, `rule ${code}`, (c) => c.rules?.some((rule) => rule.ruleCode === code) ?? false)
  }
  for (const status of ['unstarted', 'started', 'completed']) {
    atLeast(1, `live ${status}`, (c) => c.liveStatus === status)
  }
  for (const subject of ['jzgc', 'szgc', 'slsd'] as const) {
    for (const tag of ['MainCert', 'AdditionalCert'] as const) {
      for (const required of [true, false]) {
        const what = `${subject} ${tag} ${required ? 'required' : 'elective'}`
        const expected = (c: DemoCourse) => c.certSubject === subject && c.requiredCourse === required
        atLeast(1, what, (c) => type(5)(c) && expected(c) && tagged(tag)(c))
      }
    }
  }
  for (const subject of ['jdgc', 'glgc', 'kygc']) {
    atLeast(2, subject, (c) => type(5)(c) && c.certSubject === subject)
  }
  for (const status of ['unpublish', 'pubprac']) {
    if (!chapters.some((chapter) => chapter.status === status)) problems.push(`no ${status} chapter`)
  }
  return problems
}
