import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Course from '#catalogue/course'
import { CourseStatus, CourseTag } from '#catalogue/terms'
import { visibleToEveryone } from '#catalogue/visibility'
import { OrderStatus } from '#commerce/terms'
import { placeholders, padToPowerOfTwo, preparedForMany } from '#core/prepared_statements'
import type { RowOf } from '#core/row_of'
import { now, toStored } from '#core/time'
import { UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface ProductRow extends Pick<
  RowOf<typeof Course>,
  | 'id'
  | 'course_name'
  | 'course_type'
  | 'cert_subject'
  | 'price_fen'
  | 'freight_fen'
  | 'cover_url'
  | 'related_course_id'
  | 'course_status'
  | 'hidden'
> {
  teacher_name: string | null
  /** `01:9900,06:`, or null; not read for a cart. */
  rules?: string | null
  /** Whether other courses belong to it, as contents of a bundle or as variants. */
  parts: typeof partsOf.bundle | typeof partsOf.specifications | null
}

export const partsOf = { specifications: 1, bundle: 2 } as const

/** What the user already has of the course. */
export interface OwnRow extends ProductRow {
  /** The last day of current access, `noExpiryDate` for unlimited access, null for none. */
  owned_until: string | null
  item_id: number | null
  item_count: number | null
  item_with_book: number | null
  item_price_fen: number | null
}

/** The totals of the user, the same in each row. */
export interface BuyersRow extends OwnRow {
  open_orders: number
  is_returning: number
}

export interface CartRow extends OwnRow {
  last_slot: number | null
}

export const noExpiryDate = '9999-12-31'

export function readProducts(client: QueryClientContract, courseIds: number[]): Promise<ProductRow[]> {
  const ids = padToPowerOfTwo(courseIds)
  return forVisitors(ids.length).rows(client, ...ids)
}

/** Everything that pricing and ordering need of the catalogue and of one user, in one read. */
export function readProductsFor(
  client: QueryClientContract,
  userId: number,
  courseIds: number[]
): Promise<BuyersRow[]> {
  const ids = padToPowerOfTwo(courseIds)
  const own = [userId, businessDay()]
  const all = [userId, toStored(now()), userId]
  return forBuyer(ids.length).rows(client, ...own, ...all, userId, ...ids)
}

/** A cart shows list prices and needs no orders. */
export function readForCart(client: QueryClientContract, userId: number, courseIds: number[]): Promise<CartRow[]> {
  const ids = padToPowerOfTwo(courseIds)
  return forCart(ids.length).rows(client, userId, businessDay(), userId, userId, ...ids)
}

/**
 * The courses that every visitor can see: nobody can buy an unpublished course. Only possibly hidden ones are checked
 * in a second query, because planning that search takes the database longer than all the rest.
 */
export async function visibleAmong(client: QueryClientContract, rows: ProductRow[]): Promise<Set<number>> {
  const published = rows.filter(({ course_status: status }) => status === CourseStatus.Published)
  const open = published.flatMap(({ id, hidden }) => (hidden ? [] : [id]))
  const hiding = published.flatMap(({ id, hidden }) => (hidden ? [id] : []))
  if (!hiding.length) return new Set(open)
  const ids = padToPowerOfTwo(hiding)
  const seen = await reachable(ids.length).rows(client, ...ids)
  return new Set([...open, ...seen.map(({ id }) => id)])
}

const facts = `courses.id, courses.course_name, courses.course_type, courses.cert_subject, courses.price_fen,
  courses.freight_fen, courses.cover_url, courses.related_course_id, courses.course_status, courses.hidden,
  teachers.user_name as teacher_name,
  (select max(case when course_tags.id is null then ${partsOf.specifications} else ${partsOf.bundle} end)
    from course_models left join course_tags on course_tags.course_id = course_models.course_id
    and course_tags.tag = '${CourseTag.Package}' where course_models.course_id = courses.id) as parts`

const rules = `(select group_concat(concat(discount_rules.rule_code, ':', coalesce(discount_rules.discounted_price_fen, ''))
    order by discount_rules.rule_code) from discount_rules where discount_rules.course_id = courses.id) as rules`

const source = 'from courses left join users as teachers on teachers.id = courses.teacher_id'

const forVisitors = preparedForMany<ProductRow>(
  (count) => `select ${facts}, ${rules} ${source} where courses.id in (${placeholders(count)})`
)

const reachable = preparedForMany<{ id: number }>(
  (count) => `select courses.id from courses
    where courses.id in (${placeholders(count)}) and ${visibleToEveryone} = 1`
)

const own = `(select max(coalesce(user_courses.expires_on, '${noExpiryDate}')) from user_courses
      where user_courses.user_id = ? and user_courses.course_id = courses.id
      and user_courses.user_course_status = '${UserCourseStatus.Valid}' and user_courses.refunded_at is null
      and (user_courses.expires_on is null or user_courses.expires_on >= ?)) as owned_until,
    cart_items.id as item_id, cart_items.course_count as item_count, cart_items.with_book as item_with_book,
    cart_items.price_fen as item_price_fen`

const withCart = `${source}
  left join cart_items on cart_items.user_id = ? and cart_items.course_id = courses.id`

// A wholly refunded order does not make a returning buyer.
const forBuyer = preparedForMany<BuyersRow>(
  (count) => `select ${facts}, ${rules}, ${own},
    (select count(*) from orders where user_id = ? and order_status = ${OrderStatus.Paying}
      and expires_at > ?) as open_orders,
    exists (select 1 from orders where user_id = ? and order_status = ${OrderStatus.Paid}
      and (refunded_fen < amount_fen or amount_fen = 0)) as is_returning
  ${withCart} where courses.id in (${placeholders(count)})`
)

const forCart = preparedForMany<CartRow>(
  (count) => `select ${facts}, ${own},
    (select max(filled.slot) from cart_items as filled where filled.user_id = ?) as last_slot
  ${withCart} where courses.id in (${placeholders(count)})`
)
