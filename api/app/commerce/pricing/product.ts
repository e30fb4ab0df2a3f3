import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CooperativeSubjects, CourseTag, CourseType, type CertSubject } from '#catalogue/terms'
import { seenByAll } from '#catalogue/visibility'
import type { PricedProduct } from '#commerce/pricing/price_rules'
import { messages } from '#commerce/terms'

export interface Product extends PricedProduct {
  coverUrl: string | null
  teacherName: string | null
  relatedCourseId: number | null
  isBundle: boolean
  unavailable: string | null
}

export async function productsById(
  courseIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, Product>> {
  const ids = [...new Set(courseIds)]
  if (!ids.length) return new Map()

  const courses: CourseRow[] = await client
    .from('courses')
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .whereIn('courses.id', ids)
    .select('courses.id', 'course_name', 'course_type', 'cert_subject', 'price_fen')
    .select('freight_fen', 'cover_url', 'related_course_id', 'users.user_name as teacher_name')
    // As a visitor sees them: nobody can buy an unpublished course.
    .select(client.raw(`${seenByAll} as seen_by_all`))
  const rules: RuleRow[] = await client
    .from('discount_rules')
    .whereIn('course_id', ids)
    .select('course_id', 'rule_code', 'discounted_price_fen')
  const { bundles, withSpecifications } = await parentsAmong(ids, client)

  return new Map(
    courses.map((row) => [
      row.id,
      {
        courseId: row.id,
        courseName: row.course_name,
        courseType: row.course_type,
        priceFen: Number(row.price_fen),
        freightFen: Number(row.freight_fen),
        rules: rules.filter((rule) => rule.course_id === row.id).map(asRule),
        coverUrl: row.cover_url,
        teacherName: row.teacher_name,
        relatedCourseId: row.related_course_id,
        isBundle: bundles.has(row.id),
        unavailable: unavailableReason(row, withSpecifications),
      },
    ])
  )
}

interface CourseRow {
  id: number
  course_name: string
  course_type: CourseType
  cert_subject: CertSubject | null
  price_fen: number | string
  freight_fen: number | string
  cover_url: string | null
  related_course_id: number | null
  teacher_name: string | null
  seen_by_all: number
}

interface RuleRow {
  course_id: number
  rule_code: string
  discounted_price_fen: number | string | null
}

/** Courses that have others below them. A bundle has specifications, too, and is bought whole. */
async function parentsAmong(ids: number[], client: QueryClientContract) {
  const rows: { id: number; bundle: string | null }[] = await client
    .from('course_models')
    .leftJoin('course_tags', (join) =>
      join
        .on('course_tags.course_id', 'course_models.course_id')
        .andOnVal('course_tags.tag', CourseTag.Package)
    )
    .whereIn('course_models.course_id', ids)
    .distinct('course_models.course_id as id', 'course_tags.tag as bundle')
  const those = (isBundle: boolean) =>
    new Set(rows.filter(({ bundle }) => (bundle !== null) === isBundle).map(({ id }) => id))
  return { bundles: those(true), withSpecifications: those(false) }
}

function unavailableReason(course: CourseRow, withSpecifications: Set<number>): string | null {
  if (!course.seen_by_all || course.course_type === CourseType.Article) return messages.notForSale
  // A partner's course keeps its models for other ends and is bought itself (docs/product.md 2.9).
  const cooperative = CooperativeSubjects.includes(course.cert_subject!)
  if (withSpecifications.has(course.id) && !cooperative) return messages.selectModel
  return Number(course.price_fen) === 0 ? messages.freeOfCharge : null
}

function asRule({ rule_code: ruleCode, discounted_price_fen: price }: RuleRow) {
  return { ruleCode, discountedPriceFen: price === null ? null : Number(price) }
}
