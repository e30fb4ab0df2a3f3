import { KeysShownText, LimitMinutes, MaxAttempts } from '@zhuxue/api/terms/exams'
import { Alert, App, DatePicker, Form, InputNumber, Switch } from 'antd'
import { useId, useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { call } from '../../../providers/api'
import { OwnerField } from './OwnerField'
import { bodyOf, settingsOf, type Owner, type PaperValues } from './paper'
import styles from './PaperDialog.module.css'
import type { Paper } from '../../../lib/apiTypes'

interface Props {
  /** The paper to edit; absent for a new one. */
  paper?: Paper
  /** The owner of a new paper; null when it is still to be chosen. */
  owner: Owner | null
  /** Which kinds of owners can be chosen. */
  ofSubject?: boolean
  title?: string
  resource: string
  onSaved?: (paper: Paper) => void
  onClose: () => void
}

export function PaperDialog(props: Props) {
  const { paper, ofSubject, resource, onSaved, onClose } = props
  const { message } = App.useApp()
  const [owner, setOwner] = useState(props.owner)
  const [missing, setMissing] = useState(false)
  const [form] = Form.useForm<PaperValues>()
  const id = useId()
  const { run, busy, userError } = useApiMutation(resource, { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError)
  const { touch, close } = useUnsavedChanges(onClose)

  const save = async (values: PaperValues) => {
    if (!owner) return setMissing(true)
    const body = bodyOf(values, owner, paper)
    const saved = await run('save', () => call('POST /api/admin/papers', { body }))
    if (!saved) return
    const lacks = saved.lacks.join('；')
    void message.open({ type: lacks ? 'warning' : 'success', content: [saved.msg, lacks].filter(Boolean).join('：') })
    onSaved?.(saved.paper)
    onClose()
  }

  return (
    <Dialog
      title={props.title ?? (paper ? `设置“${paper.paperName}”` : '新增试卷')}
      width={640}
      okText="保存"
      cancelText="取消"
      confirmLoading={busy !== null}
      okButtonProps={{ htmlType: 'submit', form: id }}
      maskClosable={false}
      onCancel={close}
    >
      <Form
        id={id}
        form={form}
        layout="vertical"
        onValuesChange={touch}
        initialValues={settingsOf(paper)}
        onFinish={(values) => void save(values)}
        scrollToFirstError
      >
        {!props.owner && !paper && (
          <OwnerField
            ofSubject={Boolean(ofSubject)}
            missing={missing}
            onChange={(chosen) => {
              setOwner(chosen)
              setMissing(false)
            }}
          />
        )}
        <Settings />
      </Form>
      {formError && <Alert type="error" showIcon message={formError.message} />}
    </Dialog>
  )
}

function Settings() {
  const time = <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
  return (
    <div className={styles.grid}>
      <Form.Item name="passLine" label="合格线（满分 100）" extra="不填时按系统设置">
        <InputNumber min={1} max={100} precision={0} placeholder="系统设置" />
      </Form.Item>
      <Form.Item name="limitMinutes" label="考试时间（分钟）" extra="不填时不限时">
        <InputNumber min={LimitMinutes.least} max={LimitMinutes.most} precision={0} placeholder="不限" />
      </Form.Item>
      <Form.Item name="maxAttempts" label="考试次数" extra="不填时不限次数">
        <InputNumber min={1} max={MaxAttempts} precision={0} placeholder="不限" />
      </Form.Item>
      <Form.Item name="keysShown" label="答案公布">
        <Select options={Object.entries(KeysShownText).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="opensAt" label="开放时间">
        {time}
      </Form.Item>
      <Form.Item name="lastEntryAt" label="最后进入时间" tooltip="过了这个时间不能再开始，已经开始的可以继续">
        {time}
      </Form.Item>
      <Form.Item name="closesAt" label="结束时间" tooltip="到时自动交卷">
        {time}
      </Form.Item>
      <div className={styles.switches}>
        <Form.Item name="shuffleQuestions" label="题目乱序" layout="horizontal" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="shuffleChoices" label="选项乱序" layout="horizontal" valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
    </div>
  )
}
