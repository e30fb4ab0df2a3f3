import { PreflightReasonMax, blocksPublishing, messages, type MissingItem } from '@zhuxue/api/terms/catalogue'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { MissingItems } from './MissingItems'
import styles from './Preflight.module.css'

/** The missing items that prevent submitting or publishing. An admin may continue with a reason. */
export function PreflightDialog(props: {
  courseName: string
  verb: string
  gaps: MissingItem[]
  /** Path of the form of the course. */
  form: string
  canOverride: boolean
  busy: boolean
  onOverride: (reason: string) => void
  onClose: () => void
}) {
  const { courseName, verb, gaps, form: path, canOverride, busy, onOverride, onClose } = props
  const [form] = Form.useForm<{ reason: string }>()
  const [asking, setAsking] = useState(false)
  const isHard = gaps.some(blocksPublishing)

  return (
    <Dialog
      title={isHard || !canOverride ? `《${courseName}》还不能${verb}` : `《${courseName}》${verb}前请补充`}
      onCancel={onClose}
      footer={[
        canOverride && !isHard && (
          <Button
            key="overrule"
            danger={asking}
            loading={busy}
            onClick={() => (asking ? form.submit() : setAsking(true))}
          >
            {asking ? `确认${verb}` : `仍要${verb}…`}
          </Button>
        ),
        <Button key="close" type="primary" onClick={onClose}>
          知道了
        </Button>,
      ]}
    >
      <p>补充以下内容后再{verb}：</p>
      <MissingItems gaps={gaps} form={path} onFollow={onClose} />
      {canOverride && isHard && <p className={styles.hint}>名称、价格和封面缺一不可。</p>}
      {asking && (
        <Form
          form={form}
          layout="vertical"
          className={styles.reason}
          onFinish={({ reason }) => onOverride(reason.trim())}
        >
          <ReasonField
            name="reason"
            label={`仍要${verb}的原因`}
            needed={messages.preflightReason}
            maxCharacters={PreflightReasonMax}
            placeholder="原因和以上各项会写入操作日志"
          />
        </Form>
      )}
    </Dialog>
  )
}
