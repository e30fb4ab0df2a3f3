import {
  AcknowledgeReasonLength,
  BreakKindText,
  messages,
  type ChainBreak,
  type ChainCheck,
} from '@zhuxue/api/terms/core/audit'
import { Alert, Button, Form, List, Space, Typography } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'

/** All chain breaks of the log, each with its acknowledgement or a button for it. */
export function BreakList(props: { check: ChainCheck; onChecked: (check: ChainCheck) => void }) {
  const { check, onChecked } = props
  const [chosen, setChosen] = useState<ChainBreak | null>(null)
  return (
    <>
      <List<ChainBreak>
        size="small"
        aria-label="日志异常"
        dataSource={check.breaks}
        rowKey={({ fingerprint, auditLogId }) => `${auditLogId}-${fingerprint}`}
        renderItem={(one) => (
          <List.Item extra={!one.acknowledgement && <AckButton onClick={() => setChosen(one)} />}>
            <Space direction="vertical" size={0}>
              <span>{describe(one)}</span>
              {one.acknowledgement && (
                <Typography.Text type="secondary">
                  {`已由 ${one.acknowledgement.by} 于 ${one.acknowledgement.time} 确认：${one.acknowledgement.reason}`}
                </Typography.Text>
              )}
            </Space>
          </List.Item>
        )}
      />
      {check.breakCount > check.breaks.length && (
        <Typography.Text type="secondary">
          {`另有 ${check.breakCount - check.breaks.length} 处未列出。`}
        </Typography.Text>
      )}
      {chosen && <AcknowledgeDialog chosen={chosen} onClose={() => setChosen(null)} onDone={onChecked} />}
    </>
  )
}

const AckButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    确认异常
  </Button>
)

function describe({ auditLogId, kind }: ChainBreak): string {
  return auditLogId ? `编号 ${auditLogId}：${BreakKindText[kind]}` : BreakKindText[kind]
}

function AcknowledgeDialog(props: { chosen: ChainBreak; onClose: () => void; onDone: (check: ChainCheck) => void }) {
  const { chosen, onClose, onDone } = props
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, userError } = useApiMutation('audit-logs', { onUserError: 'inline' })
  const { touch, close } = useUnsavedChanges(onClose)

  const submit = async ({ reason }: { reason: string }) => {
    const acknowledge = async () =>
      call('PUT /api/admin/audit-logs/:id/acknowledgement', {
        params: { id: chosen.auditLogId },
        body: { reason: reason.trim() },
      })
    const check = await run('acknowledge', acknowledge, messages.acknowledged)
    if (!check) return
    onDone(check)
    onClose()
  }

  return (
    <Dialog
      title="确认日志异常"
      okText="确认"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      maskClosable={false}
      onCancel={close}
    >
      <Typography.Paragraph>{describe(chosen)}</Typography.Paragraph>
      <Form form={form} layout="vertical" onValuesChange={touch} onFinish={submit}>
        <ReasonField
          name="reason"
          label="确认原因"
          extra="您的姓名、时间和原因会作为一条带签名的操作日志保存；这里的内容再有变化，会重新列为异常。"
          minCharacters={AcknowledgeReasonLength.least}
          maxCharacters={AcknowledgeReasonLength.most}
          needed={messages.reasonRequired}
          placeholder="查到的原因，例如：核对过备份，是迁移时的误操作"
          isInvalid={Boolean(userError)}
        />
      </Form>
      {userError && <Alert type="error" showIcon message={userError.message} />}
    </Dialog>
  )
}
