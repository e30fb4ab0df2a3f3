import { courses } from '../content/courses/index.js'
import { handouts } from '../content/handouts.js'
import { synonyms } from '../content/synonyms.js'
import { palettes } from '../drawing/palette.js'
import { paletteFor } from '../drawing/subjects.js'
import type { DemoCourse } from '../types.js'
import { addChapters } from './chapters.js'
import { storeMedia, type StoredMedia } from './media.js'
import { letters } from './seeded_random.js'
import { daysBefore, lastFullHour, secondsAfter, stored } from './times.js'
import type { Clips } from './videos.js'
import type { SeedContext } from './seed_context.js'

/** The help page has a fixed number (docs/product.md 20.1). */
const helpCourseId = 56

/** Courses with their tags, variants, rules and chapters. */
export async function addCatalogue(context: SeedContext, clips: Clips) {
  const ids = numbered(courses)
  const storedHandouts = await storeHandouts(context)
  addSynonyms(context)

  // A textbook comes before the course that references it: foreign keys are checked row by row.
  for (const course of [...courses].sort((a, b) => rank(a) - rank(b))) {
    const id = ids.get(course.key)!
    const cover = await storeMedia(context, 'image/cover', `covers/${course.key}.jpg`)
    addCourse(context, course, { id, coverUrl: cover.url, relatedId: idOf(ids, course.relatedCourse) })
    const leaves = addChapters(context, { id, course, clips, handouts: storedHandouts })
    context.courses.set(course.key, { ...course, id, leaves })
  }
  for (const course of courses) addModels(context, course, ids)
}

const rank = (course: DemoCourse) => (course.relatedCourse ? 1 : 0)

/** Ids in the order of the content, except for the reserved one. */
function numbered(list: DemoCourse[]): Map<string, number> {
  const help = list.find(({ key }) => key === 'notice-guide')
  const others = list.filter((course) => course !== help)
  const ids = new Map(help && [[help.key, helpCourseId]])
  others.forEach(({ key }, at) => ids.set(key, help && at + 1 >= helpCourseId ? at + 2 : at + 1))
  return ids
}

function idOf(ids: Map<string, number>, key: string | undefined): number | null {
  if (!key) return null
  const id = ids.get(key)
  if (!id) throw new Error(`unknown demo course ${key}`)
  return id
}

async function storeHandouts(context: SeedContext): Promise<Map<string, StoredMedia>> {
  const stored = new Map<string, StoredMedia>()
  for (const { key, fileName } of handouts) {
    stored.set(key, await storeMedia(context, 'handout', `handouts/${key}.pdf`, fileName))
  }
  return stored
}

function addCourse(
  { tables, tools, people, adminId }: SeedContext,
  course: DemoCourse,
  { id, coverUrl, relatedId }: { id: number; coverUrl: string; relatedId: number | null }
) {
  const planned = daysBefore(tools.now, course.publishedDaysAgo, 8 + (id % 10), (id * 7) % 60)
  // Courses published today were published before this hour.
  const published = planned > tools.now ? lastFullHour(tools.now) : planned
  const created = secondsAfter(published, -3 * 24 * 3600)
  const isPublished = course.courseStatus === 'published'
  const priceFen = fen(course.priceYuan)
  const originalFen = fen(course.originalPriceYuan)
  tables.add('courses', {
    id,
    course_name: course.courseName,
    course_type: course.courseType,
    course_status: course.courseStatus,
    course_description: course.description,
    cover_url: coverUrl,
    background_color: course.recommended ? palettes[paletteFor(course)].ground : null,
    teacher_id: course.teacher ? people.get(course.teacher)!.id : null,
    teaching_type: course.teachingType ?? null,
    teaching_addr: course.teachingAddr ?? null,
    price_fen: priceFen,
    original_price_fen: originalFen,
    discount_bp: originalFen ? Math.round((priceFen * 10_000) / originalFen) : 10_000,
    freight_fen: fen(course.freightYuan ?? 0),
    course_seconds: Math.round((course.courseMinutes ?? 0) * 60),
    cert_subject: course.certSubject ?? null,
    required_course: course.requiredCourse ?? null,
    related_course_id: relatedId,
    live_status: course.liveStatus ?? null,
    live_starts_at: liveStart(course, tools.now),
    live_seconds: (course.live?.minutes ?? 0) * 60,
    live_stream: course.courseType === 6 ? streamOf(course) : null,
    course_hot: course.hot,
    recommended: course.recommended,
    hidden: tools.isHidden(course.tags),
    folded_name: tools.fold(course.courseName),
    syllables: tools.syllables(course.courseName),
    course_order: course.order,
    order_count: course.orderCount,
    published_at: isPublished ? stored(published) : null,
    submitted_at: course.courseStatus === 'auditing' ? stored(published) : null,
    created_by: adminId,
    created_at: stored(created),
    updated_at: stored(published),
  })
  for (const tag of new Set(course.tags)) tables.add('course_tags', { course_id: id, tag })
  for (const rule of course.rules ?? []) {
    tables.add('discount_rules', {
      course_id: id,
      rule_code: rule.ruleCode,
      discounted_price_fen: rule.priceYuan === undefined ? null : fen(rule.priceYuan),
    })
  }
}

function addModels({ tables }: SeedContext, course: DemoCourse, ids: Map<string, number>) {
  course.models?.forEach((model, position) => {
    tables.add('course_models', {
      course_id: ids.get(course.key)!,
      model_course_id: idOf(ids, model.course),
      model_name: model.name,
      position,
    })
  })
}

/** Demo prices have at most two decimals. */
export function fen(yuan: number): number {
  return Math.round(yuan * 100)
}

function liveStart({ live, liveStatus }: DemoCourse, now: Date): string | null {
  if (!live) return null
  if (liveStatus === 'started') return stored(lastFullHour(now))
  const [hour, minute] = live.at.split(':').map(Number)
  return stored(daysBefore(now, -live.inDays, hour, minute))
}

/** The local driver treats names with this prefix as streams that run until they are stopped. */
function streamOf({ key, liveStatus }: DemoCourse): string {
  const name = letters(`stream ${key}`, 16)
  return liveStatus === 'started' ? `demo${name}` : name
}

function addSynonyms({ tables, tools }: SeedContext) {
  const createdAt = stored(daysBefore(tools.now, 90))
  for (const words of synonyms) {
    const groupId = tables.add('synonym_groups', { created_at: createdAt })
    words.forEach((word, place) =>
      tables.add('synonyms', {
        group_id: groupId,
        place,
        word,
        folded: tools.fold(word),
        syllables: tools.syllables(word),
      })
    )
  }
}
