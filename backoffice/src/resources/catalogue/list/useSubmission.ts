import { CourseStatus, messages, revocationTitle } from '@zhuxue/api/terms/catalogue'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { withdraw } from '../courses/calls'
import { usePublication } from '../publishing/usePublication'
import { useRevocationQuestion } from '../publishing/useRevocation'
import type { Course } from '../../../lib/apiTypes'

export function useSubmission(resource: string) {
  const command = useApiMutation(resource)
  const { submit, dialog } = usePublication(resource, command)
  const ask = useRevocationQuestion()
  const take = (id: number) => command.run(`withdraw-${id}`, () => withdraw(id), messages.withdrawn)

  return {
    busy: command.busy,
    submit: ({ courseId, courseName, courseType }: Course) => void submit({ courseId, courseName, courseType }),
    withdraw: ({ courseId, courseName, courseStatus }: Course) =>
      courseStatus === CourseStatus.Auditing
        ? void take(courseId)
        : void ask({
            courseIds: [courseId],
            title: revocationTitle(courseName),
            content: '修改后需要重新提交审核。',
            okText: '撤回修改',
            onOk: () => take(courseId),
          }),
    dialog,
  }
}
export type Submission = ReturnType<typeof useSubmission>
