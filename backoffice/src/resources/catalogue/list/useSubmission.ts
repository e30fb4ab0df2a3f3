import { CourseStatus, messages } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { useCommand } from '../../../kit/useCommand'
import { submitForAudit, withdraw } from '../courses/calls'
import type { Course } from '../../../lib/wire'

export function useSubmission(resource: string, noun: string) {
  const { modal } = App.useApp()
  const { run, busy } = useCommand(resource)
  const take = (id: number) => run(id, () => withdraw(id), messages.withdrawn)

  return {
    busy,
    submit: ({ courseId: id }: Course) => run(id, () => submitForAudit(id), messages.submitted),
    withdraw: ({ courseId, courseName, courseStatus }: Course) =>
      courseStatus === CourseStatus.Auditing
        ? void take(courseId)
        : void modal.confirm({
            title: `确定要撤回《${courseName}》吗?`,
            content: `撤回后学员不再看到这${noun === '课程' ? '门' : '条'}${noun}，修改后需要重新提交审核。`,
            okText: '撤回修改',
            onOk: () => take(courseId),
          }),
  }
}
export type Submission = ReturnType<typeof useSubmission>
