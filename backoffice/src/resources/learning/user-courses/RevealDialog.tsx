import { adminMessages } from '@zhuxue/api/terms/learning'
import { Alert, Form, Typography } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../kit/dialog/Dialog'
import { RevealReason } from '../../../kit/fields/RevealReason'
import { useAttempt } from '../../../kit/useAttempt'
import { reveal } from './calls'
import { ownerOf } from './right'
import type { UserCourse } from '../../../lib/wire'

/** A whole number is shown for a reason only; both stay in the audit log. Closing forgets it. */
export function RevealDialog({ right, onClose }: { right: UserCourse; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, refusal } = useAttempt('audit-logs')
  const [value, setValue] = useState<string | null>(null)

  const submit = async ({ reason }: { reason: string }) => {
    const answer = await run('reveal', () => reveal(right.userCourseId, reason.trim()))
    if (answer) setValue(answer.value ?? '没有登记手机号')
  }

  return (
    <Dialog
      title="查看完整手机号"
      okText={value ? '知道了' : '查看'}
      cancelText="取消"
      cancelButtonProps={value ? { style: { display: 'none' } } : undefined}
      confirmLoading={busy !== null}
      onOk={value ? onClose : form.submit}
      onCancel={onClose}
    >
      <p>{ownerOf(right)}</p>
      {value ? (
        <Typography.Title level={3} className="figure" copyable={{ tooltips: ['复制', '已复制'] }}>
          {value}
        </Typography.Title>
      ) : (
        <Form form={form} layout="vertical" onFinish={submit}>
          <RevealReason
            needed={adminMessages.reasonRequired}
            placeholder="例如：学员来电询问课程"
          />
        </Form>
      )}
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
