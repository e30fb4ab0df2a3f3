import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CooperativeSubjects, CourseTag, CourseType, type CertSubject } from '#catalogue/terms'
import { visibleTo } from '#catalogue/visibility'
import type { PricedProduct } from '#commerce/pricing/price_rules'
import { messages } from '#commerce/terms'

export interface Product extends PricedProduct {
  coverUrl: string | null
  teacherName: string | null
  relatedCourseId: number | null
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
  const rules: RuleRow[] = await client
    .from('discount_rules')
    .whereIn('course_id', ids)
    .select('course_id', 'rule_code', 'discounted_price_fen')
  const published = await publishedIds(ids, client)
  const withSpecifications = await idsWithSpecifications(ids, client)

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
        unavailable: unavailableReason(row, published, withSpecifications),
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
}

interface RuleRow {
  course_id: number
  rule_code: string
  discounted_price_fen: number | string | null
}

/** As a visitor sees them: nobody can buy an unpublished course. */
async function publishedIds(ids: number[], client: QueryClientContract): Promise<Set<number>> {
  const rows = await client
    .from('courses')
    .whereIn('courses.id', ids)
    .where(visibleTo(null))
    .select('courses.id')
  return new Set(rows.map(({ id }) => id))
}

/** A bundle has specifications, too, and is bought whole. */
async function idsWithSpecifications(
  ids: number[],
  client: QueryClientContract
): Promise<Set<number>> {
  const bundles = client.from('course_tags').where('tag', CourseTag.Package).select('course_id')
  const rows = await client
    .from('course_models')
    .whereIn('course_id', ids)
    .whereNotIn('course_id', bundles)
    .distinct('course_id')
  return new Set(rows.map(({ course_id: id }) => id))
}

function unavailableReason(
  course: CourseRow,
  published: Set<number>,
  withSpecifications: Set<number>
): string | null {
  if (!published.has(course.id) || course.course_type === CourseType.Article)
    return messages.notForSale
  // A partner's course keeps its models for other ends and is bought itself (docs/product.md 2.9).
  const cooperative = CooperativeSubjects.includes(course.cert_subject!)
  if (withSpecifications.has(course.id) && !cooperative) return messages.selectModel
  return Number(course.price_fen) === 0 ? messages.freeOfCharge : null
}

function asRule({ rule_code: ruleCode, discounted_price_fen: price }: RuleRow) {
  return { ruleCode, discountedPriceFen: price === null ? null : Number(price) }
}
