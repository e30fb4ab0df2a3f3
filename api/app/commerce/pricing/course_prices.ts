import db from '@adonisjs/lucid/services/db'
import { CourseTag } from '#catalogue/terms'
import Channel from '#channels/channel'
import { offersOf } from '#commerce/pricing/price_offers'
import { productsById } from '#commerce/pricing/product'
import { NotFound } from '#core/errors'
import { toYuan } from '#core/money'

/** Every price that a buyer of the course can get today, shown to the user who publishes it (docs/product.md 3.9). */
export async function coursePrices(courseId: number) {
  const ids = [courseId, ...(await bundlesWith(courseId))]
  const products = await productsById(ids)
  const product = products.get(courseId)
  if (!product) throw new NotFound()
  const bundles = ids.slice(1).flatMap((id) => products.get(id) ?? [])
  const { textbook } = product
  const { originalPriceFen } = await db
    .from('courses')
    .where('id', courseId)
    .select('original_price_fen as originalPriceFen')
    .firstOrFail()
  const prices = offersOf({ product, textbook, bundles, channels: await deepestChannels() })
  return { ...prices, coursePriceOriginal: toYuan(originalPriceFen) }
}

async function bundlesWith(courseId: number): Promise<number[]> {
  const rows = await db
    .from('course_models')
    .join('course_tags', 'course_tags.course_id', 'course_models.course_id')
    .where('course_tags.tag', CourseTag.Package)
    .where('course_models.model_course_id', courseId)
    .orderBy('course_models.course_id')
    .select('course_models.course_id as id')
  return [...new Set(rows.map(({ id }) => Number(id)))]
}

/** One channel of each kind, with the lowest multiplier: all others of its kind cost more. */
async function deepestChannels() {
  const channels = await Channel.query().whereNotNull('exclusiveCode').orderBy('discountBp')
  const byKind = new Map<string, Channel>()
  for (const channel of channels) {
    if (!byKind.has(channel.kind)) byKind.set(channel.kind, channel)
  }
  return [...byKind.values()].map(({ id, exclusiveCode, kind, discountBp }) => ({
    id,
    kind,
    discountBp,
    code: exclusiveCode!,
  }))
}
