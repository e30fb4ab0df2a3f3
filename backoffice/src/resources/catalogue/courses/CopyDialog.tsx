import { VideoTypes, messages } from '@zhuxue/api/terms/catalogue'
import { Form, Input } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { copy } from './calls'
import { nameRules } from '../form/nameRules'
import type { CourseValues } from '../form/values'
import { useModal } from '../../../components/dialog/useModal'

export function CopyDialog(props: { course: CourseValues; resource: string; noun: string; onClose: () => void }) {
  const { course, resource, noun, onClose } = props
  const [form] = Form.useForm<{ newCourseName: string }>()
  const modal = useModal()
  const { run, busy } = useApiMutation(resource)
  const { touch, close } = useUnsavedChanges(onClose)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const extra = VideoTypes.includes(course.courseType)
    ? '章节、视频、讲义、试卷和优惠规则一起复制，新课程未发布。'
    : `内容和价格一起复制，新${noun}未发布。`

  const submit = async ({ newCourseName }: { newCourseName: string }) => {
    const courseId = await run('copy', () => copy(course.courseId, newCourseName.trim()))
    if (!courseId) return
    onClose()
    modal.confirm({
      title: messages.copied,
      okText: '跳转',
      cancelText: '留在本页',
      onOk: () => navigate(pathname.replace(/\d+$/, String(courseId))),
    })
  }

  return (
    <Dialog
      title={`复制${noun}`}
      okText="复制"
      confirmLoading={busy === 'copy'}
      onOk={form.submit}
      maskClosable={false}
      onCancel={close}
    >
      <Form
        form={form}
        layout="vertical"
        disabled={false}
        initialValues={{ newCourseName: `${course.courseName}（副本）` }}
        onValuesChange={touch}
        onFinish={submit}
      >
        <Form.Item
          name="newCourseName"
          label={`新${noun}名称`}
          extra={extra}
          rules={nameRules(course.courseType, messages.copyNeedsName)}
        >
          <Input autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
