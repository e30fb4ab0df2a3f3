import { EvidenceReasonMax, messages } from '@zhuxue/api/terms/learning/evidence'
import { Alert, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { download } from '../../../kit/download'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import type { CourseEduLog } from '../../../lib/wire'

/** What is handed to an authority when somebody doubts (docs/product.md 10.8). */
export function EvidenceDialog({ log, onClose }: { log: CourseEduLog; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  const id = log.courseEduLogId

  const submit = async ({ reason }: { reason: string }) => {
    const take = () =>
      download(
        'POST /api/admin/course-edu-logs/:id/evidence',
        { reason: reason.trim() },
        `学习证据-${id}.zip`,
        { id }
      ).then(() => true)
    if (await run('export', take)) onClose()
  }

  return (
    <Dialog
      title="导出学习证据"
      okText="导出"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {log.courseName}
        ：台账、播放记录、测试、上传和受理编号、证书、操作日志，一个压缩包，每个文件都有校验值。证件号码和手机号只显示部分。
      </p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <ReasonField
          name="reason"
          label="导出原因"
          needed={messages.reasonNeeded}
          most={EvidenceReasonMax}
          placeholder="例如：主管部门核查，文号"
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
