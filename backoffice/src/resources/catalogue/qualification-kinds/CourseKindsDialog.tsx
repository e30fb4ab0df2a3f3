import { cycleMessages } from '@zhuxue/api/terms/certificates'
import { App, Checkbox, Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CourseKind } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Props {
  courseId: number
  kinds: CourseKind[]
  onClose: () => void
  onDone: () => void
}

export function CourseKindsDialog({ courseId, kinds, onClose, onDone }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const bySubject = kinds.filter(({ countsBySubject }) => countsBySubject).map(({ kindName }) => kindName)

  const submit = async (body: { kindIds: number[] }) => {
    const save = () => call('PUT /api/admin/courses/:id/qualification-kinds', { params: { id: courseId }, body })
    const done = await command.run('save', save)
    if (!done) return
    message.success(done.msg)
    onDone()
  }

  return (
    <FormDialog<{ kindIds: number[] }>
      title="课程计入的证书类别"
      okText="保存"
      command={command}
      about={cycleMessages.courseKindsEffect}
      initialValues={{ kindIds: kinds.filter(({ chosen }) => chosen).map(({ kindId }) => kindId) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="kindIds"
        label="证书类别"
        extra={`都不选时按课程的专业：${bySubject.join('、') || '不计入任何证书'}`}
      >
        <Checkbox.Group
          style={{ display: 'grid', gap: 8 }}
          options={kinds.map(({ kindId, kindName }) => ({ value: kindId, label: kindName }))}
        />
      </Form.Item>
    </FormDialog>
  )
}
