/** Statements that may read more than ten times the rows they return, by a part of their shape, and why. */
export const readsMore: readonly [part: string, reason: string][] = [
  [
    'from `papers` where `deleted_at` is null and not `keys_shown`',
    'papers that hide their keys: they grow with what is taught and not with people',
  ],
  [
    'select paper_answers.question_id as questionId, paper_answers.question_version_id',
    'counts what one attempt has answered, at most the questions of its paper',
  ],
  [
    'select courses.id, courses.course_name, courses.course_type, courses.cert_subject',
    'one statement for the eight reads of an addition to the cart, each by a key',
  ],
  [
    'courses.sent_back_reason as sentBackReason, courses.submitted_at',
    'a course with its tags, specifications and packages, each by a key',
  ],
  [
    'select orders.*, line.id as line_id',
    'an order with its lines, payments, refunds and parcels, each by a key',
  ],
  [
    'sum(`held_seconds`) as `held`, sum(`available_seconds`)',
    'sums of the ledger of one person, some entries for each chapter',
  ],
  [
    '`hour_entries`.`course_edu_log_id` as `courseEduLogId`',
    'held hours of one person, found among the entries of the same person',
  ],
  [
    'select `courses`.`id` as `courseId`, `courses`.`course_name` as `courseName`',
    'what one person has watched, summed by course',
  ],
  [
    'select `chapter_id` as `chapterId`, `device`, `last_beat_at`',
    'the sessions of one person in order, each once and again in the windows over them',
  ],
  [
    'select `live_codes`.`id` as `id`, `live_codes`.`course_id` as `courseId`',
    'the rights of one person, for codes that came with one of them',
  ],
  [
    'select count(*) as `total` from `courses`',
    'the number of courses in a list, kept by the shelf until one of them changes',
  ],
]
