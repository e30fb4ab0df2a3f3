import type { Product } from '~/lib/http/apiTypes'

/** The fields of a line that the API accepts. */
export const toProducts = (lines: Product[]): Product[] =>
  lines.map(({ courseId, courseCount, withBook }) => ({ courseId, courseCount, withBook }))
