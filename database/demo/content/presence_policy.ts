/** Of one course; no other course of the demo asks anything. */
export const policedCourse = 'ce-slsd-shigong'

export const presencePolicy = {
  policy_name: '水利继续教育在学核验（演示）',
  version: 1,
  prompt_from_minutes: 15,
  prompt_to_minutes: 30,
  face_at_start: true,
  face_every_minutes: null,
  face_before_chapter_test: false,
  face_before_course_test: true,
  face_before_upload: true,
  face_holds_minutes: 120,
  alternative: 'sms',
  on_vendor_failure: 'excuse',
  assessment_ref: 'PIA-2026-01（演示）',
  checked_by: '林知微',
}

/** Seconds from a question to its answer, in turn. */
export const answerSeconds = [3, 8, 2, 21, 5]
