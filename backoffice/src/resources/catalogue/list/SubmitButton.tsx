import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { LinkButton } from '../../../kit/list/LinkButton'
import type { Submission } from './useSubmission'
import type { Course } from '../../../lib/wire'

/** docs/product.md 13.5: 提交审核 on what is unpublished, 撤回修改 on everything else. */
export function SubmitButton({ course, submission }: { course: Course; submission: Submission }) {
  const { courseId, courseName, courseStatus } = course
  const open = courseStatus === CourseStatus.Unpublish
  const label = open ? '提交审核' : '撤回修改'
  return (
    <LinkButton
      aria-label={`${label} ${courseName}`}
      loading={submission.busy === `${open ? 'submit' : 'withdraw'}-${courseId}`}
      onClick={() => (open ? submission.submit(course) : submission.withdraw(course))}
    >
      {label}
    </LinkButton>
  )
}
