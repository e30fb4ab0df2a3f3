import { useWarnAboutChange } from '@refinedev/core'
import {
  LegalTextLength,
  LegalTextTitle,
  agreedKinds,
  messages,
  type LegalTextKind,
} from '@zhuxue/api/terms/accounts/legal_texts'
import { Alert, App, Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { reasonRule } from '../../../components/fields/reasonRule'
import { RichTextField } from '../../../components/fields/RichTextField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { RadioField } from '../../../components/fields/RadioField'
import { call } from '../../../providers/api'
import { settingPaths } from '../paths'
import { consequencesOf } from './consequences'
import styles from './legalTexts.module.css'
import { useModal } from '../../../components/dialog/useModal'

interface Values {
  content: string
  changes: string
  major?: boolean
}

/** Shows the consequences before publishing: a version cannot be taken back. */
export function PublishForm(props: {
  id: string
  kind: LegalTextKind
  content: string
  /** 0 when nothing was published yet. */
  formerNumber: number
}) {
  const { id, kind, content, formerNumber } = props
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const modal = useModal()
  const leave = useNavigateAfterSave()
  const { setWarnWhen } = useWarnAboutChange()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const formError = useFieldErrors(form, command.userError)
  useFormDraft({ form, name: kind, initial: { content } as Partial<Values>, onRestored: () => setWarnWhen(true) })
  const isAgreed = agreedKinds.includes(kind)
  const isFirst = formerNumber === 0

  const publish = async (values: Values) => {
    const body = { ...values, major: isFirst || Boolean(values.major), kind, formerNumber }
    const answer = await command.run('publish', () => call('POST /api/admin/legal-texts', { body }))
    if (!answer) return
    message.success(answer.msg)
    leave(`${settingPaths.legalTexts}?kind=${kind}`)
  }

  const ask = (values: Values) =>
    void modal.confirm({
      title: `确定要发布${LegalTextTitle[kind]}第${formerNumber + 1}版吗？`,
      content: consequencesOf({ kind, isFirst, major: Boolean(values.major) }).map((text) => <p key={text}>{text}</p>),
      okText: '发布',
      cancelText: '返回修改',
      onOk: () => publish(values),
    })

  return (
    <Form<Values>
      id={id}
      form={form}
      layout="vertical"
      initialValues={{ content, changes: isFirst ? '首次发布' : '' }}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
      onValuesChange={() => setWarnWhen(true)}
      onFinish={ask}
    >
      <Card>
        <Form.Item
          name="content"
          label="正文"
          rules={[
            { required: true, message: messages.contentNeeded },
            { max: LegalTextLength.content, message: messages.contentLength },
          ]}
        >
          <RichTextField label="正文" placeholder={`${LegalTextTitle[kind]}的正文`} />
        </Form.Item>
        <Form.Item
          name="changes"
          label="修改说明"
          extra="学员在历次版本和再次同意的提示里看到这句话。"
          className={styles.publish}
          validateTrigger="onBlur"
          rules={[{ required: true, whitespace: true, message: messages.changesNeeded }, reasonRule]}
        >
          <Input.TextArea
            autoSize={{ minRows: 2 }}
            count={charactersUpTo(LegalTextLength.changes)}
            showCount
            placeholder="例如：新增发票信息的保存期限"
          />
        </Form.Item>
        {isAgreed && !isFirst && (
          <Form.Item name="major" label="是否重大变更" rules={[{ required: true, message: messages.majorNeeded }]}>
            <RadioField
              label="是否重大变更"
              options={[
                { value: true, label: '重大变更：所有学员须重新阅读并同意' },
                { value: false, label: '一般修改：只公布，不再次征求同意' },
              ]}
            />
          </Form.Item>
        )}
        {formError && <Alert type="error" showIcon message={formError.message} />}
      </Card>
    </Form>
  )
}
