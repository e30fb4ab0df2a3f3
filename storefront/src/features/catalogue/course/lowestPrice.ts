import type { Model } from '~/lib/http/apiTypes'

type Priced = Pick<Model, 'coursePrice'>

/** The lowest price of a course's variants; null without variants. */
export function lowestPrice<M extends Priced>(models: M[]) {
  const [first, ...others] = models
  if (!first) return null
  const model = others.reduce((low, one) => (one.coursePrice < low.coursePrice ? one : low), first)
  return { model, isLowestOfSeveral: models.some((one) => one.coursePrice > model.coursePrice) }
}
