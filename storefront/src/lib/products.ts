import type { Product } from '~/lib/http/apiTypes'

/** The fields that the api takes of a line. */
export const toProducts = (lines: Product[]): Product[] =>
  lines.map(({ courseId, courseCount, withBook }) => ({ courseId, courseCount, withBook }))
