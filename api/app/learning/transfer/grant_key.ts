import type { TransferRow } from '#core/transfer/kind'
import type { BoughtLine } from '#learning/transfer/bought_lines'
import type { entitlementColumns } from '#learning/transfer/entitlement_columns'
import { CourseSource } from '#learning/terms'

/** The key that `grant_courses.ts` and `assign_seats.ts` make, so that settling again grants nothing twice. */
export function grantKeyOf({ key, values }: TransferRow<typeof entitlementColumns>, line: BoughtLine | null): string {
  const { origin: source, course, seat_no: seat } = values
  if (!line) return `import:${key}`
  if (source === CourseSource.Assignment) return `${source}:${line.id}:${seat}:${course}`
  return `${source}:${line.orderId}:${line.id}:${course}`
}
