import type { SeedContext } from '../seed_context.js'

/** A seat is final once a chapter is finished on it; the clips are too short for the first minute to come before. */
export async function markStudiedSeats({ tables: { trx } }: SeedContext) {
  const studied = await trx
    .from('user_courses')
    .join('chapter_progress', (on) =>
      on
        .on('chapter_progress.user_id', 'user_courses.user_id')
        .andOn('chapter_progress.course_id', 'user_courses.course_id')
        .andOn('chapter_progress.completed_at', '>=', 'user_courses.created_at')
    )
    .where('user_courses.source', 'assignment')
    .groupBy('user_courses.id')
    .select('user_courses.id')
    .min('chapter_progress.completed_at as at')
  for (const { id, at } of studied) {
    await trx.from('user_courses').where('id', id).update({ first_studied_at: at })
  }
}
