import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseTag, type CertSubject, type CourseType } from '#catalogue/terms'
import { seenByAll } from '#catalogue/visibility'
import { OrderStatus } from '#commerce/terms'
import { marksFor, padToPowerOfTwo, preparedForMany } from '#core/prepared'
import { now, toStored } from '#core/time'
import { UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface ProductRow {
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
  /** `01:9900,06:`, or null. */
  rules: string | null
  has_parts: number
  is_package: number
}

/** What the buyer has of the course already, and in all; the latter is the same in each row. */
export interface BuyersRow extends ProductRow {
  /** The last day of what is usable now, `withoutEnd` for no end, null for nothing. */
  owned_until: string | null
  item_id: number | null
  item_count: number | null
  item_with_book: number | null
  item_price_fen: number | string | null
  cart_rows: number
  open_orders: number
  is_returning: number
}

export const withoutEnd = '9999-12-31'

/** Their linked textbooks as well. */
export function readProducts(
  client: QueryClientContract,
  courseIds: number[]
): Promise<ProductRow[]> {
  const ids = padToPowerOfTwo(courseIds)
  return forEverybody(ids.length).rows(client, ...ids, ...ids)
}

/** All that pricing, cart and order ask of the catalogue and of one person, so that each costs one read. */
export function readProductsFor(
  client: QueryClientContract,
  userId: number,
  courseIds: number[]
): Promise<BuyersRow[]> {
  const ids = padToPowerOfTwo(courseIds)
  const buyer = [userId, userId, toStored(now()), userId]
  const own = [userId, businessDay()]
  return forBuyer(ids.length).rows(client, ...own, ...ids, ...ids, userId, ...buyer)
}

// As a visitor sees them: nobody can buy an unpublished course.
const facts = `courses.id, courses.course_name, courses.course_type, courses.cert_subject, courses.price_fen,
  courses.freight_fen, courses.cover_url, courses.related_course_id, teachers.user_name as teacher_name,
  ${seenByAll} as seen_by_all,
  (select group_concat(concat(discount_rules.rule_code, ':', coalesce(discount_rules.discounted_price_fen, ''))
    order by discount_rules.rule_code) from discount_rules where discount_rules.course_id = courses.id) as rules,
  exists (select 1 from course_models where course_models.course_id = courses.id) as has_parts,
  exists (select 1 from course_tags where course_tags.course_id = courses.id
    and course_tags.tag = '${CourseTag.Package}') as is_package`

const wanted = (count: number) => `(
    select id from courses where id in (${marksFor(count)})
    union select related_course_id from courses where id in (${marksFor(count)}) and related_course_id is not null
  ) as wanted
  join courses on courses.id = wanted.id
  left join users as teachers on teachers.id = courses.teacher_id`

const forEverybody = preparedForMany<ProductRow>((count) => `select ${facts} from ${wanted(count)}`)

// A wholly refunded order makes nobody a returning buyer.
const forBuyer = preparedForMany<BuyersRow>(
  (count) => `select ${facts},
    (select max(coalesce(user_courses.expires_on, '${withoutEnd}')) from user_courses
      where user_courses.user_id = ? and user_courses.course_id = courses.id
      and user_courses.user_course_status = '${UserCourseStatus.Valid}' and user_courses.refunded_at is null
      and (user_courses.expires_on is null or user_courses.expires_on >= ?)) as owned_until,
    cart_items.id as item_id, cart_items.course_count as item_count, cart_items.with_book as item_with_book,
    cart_items.price_fen as item_price_fen,
    buyer.cart_rows, buyer.open_orders, buyer.is_returning
  from ${wanted(count)}
  left join cart_items on cart_items.user_id = ? and cart_items.course_id = courses.id
  cross join (select
    (select count(*) from cart_items where user_id = ?) as cart_rows,
    (select count(*) from orders where user_id = ? and order_status = ${OrderStatus.Paying}
      and expires_at > ?) as open_orders,
    exists (select 1 from orders where user_id = ? and order_status = ${OrderStatus.Paid}
      and (refunded_fen < amount_fen or amount_fen = 0)) as is_returning) as buyer`
)
