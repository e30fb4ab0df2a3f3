import { placeholders, preparedForMany } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'

/** Rows per statement. */
const rowsPerStatement = 100

/** A sale is 1, a wholly refunded one -1; a job adds them up (docs/decisions/0016). Locks no course. */
export async function recordSaleCounts(trx: Trx, courseIds: number[], sales: 1 | -1): Promise<void> {
  for (let at = 0; at < courseIds.length; at += rowsPerStatement) {
    const some = courseIds.slice(at, at + rowsPerStatement)
    await add(some.length).write(trx, ...some.flatMap((courseId) => [courseId, sales]))
  }
}

const add = preparedForMany(
  (count) =>
    `insert into uncounted_sales (course_id, sales) values ${Array.from({ length: count }, () => `(${placeholders(2)})`).join(', ')}`
)
