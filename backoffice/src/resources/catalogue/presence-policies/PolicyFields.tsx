import {
  asksFaces,
  messages,
  PresenceAlternative,
  PresenceAlternativeText,
  PresenceLength,
  PresenceRange,
  VendorFailureRuleText,
  type PresenceRules,
} from '@zhuxue/api/terms/accounts/presence'
import { Checkbox, Form, Input, InputNumber } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { RadioField } from '../../../components/fields/RadioField'
import styles from './Policy.module.css'

const choices = (text: Record<string, string>) => Object.entries(text).map(([value, label]) => ({ value, label }))
const required = (message: string) => ({ required: true, whitespace: true, message })

export function PolicyFields({ isNew }: { isNew: boolean }) {
  const typed = Form.useWatch([]) as (PresenceRules & { alternative: PresenceAlternative }) | undefined
  const hasFaces = typed ? asksFaces({ ...typed, faceEveryMinutes: typed.faceEveryMinutes ?? null }) : false
  return (
    <>
      <Form.Item
        name="policyName"
        label="规则名称"
        extra={isNew ? '用已有的名称保存，就是它的新版本' : undefined}
        rules={[required(messages.policyNameRequired)]}
      >
        <Input count={charactersUpTo(PresenceLength.policyName)} disabled={!isNew} placeholder="如：继续教育在学核验" />
      </Form.Item>
      <Minutes />
      <FaceMoments />
      {hasFaces && (
        <>
          <Form.Item
            name="alternative"
            label="不使用人脸时"
            rules={[{ required: true, message: messages.alternativeRequired }]}
          >
            <RadioField label="不使用人脸时" options={choices(PresenceAlternativeText)} />
          </Form.Item>
          {typed?.alternative === PresenceAlternative.None && (
            <Form.Item
              name="alternativeReason"
              label="要求必须人脸核验的规定"
              rules={[required(messages.alternativeReasonRequired)]}
            >
              <Input.TextArea
                autoSize={{ minRows: 2 }}
                count={charactersUpTo(PresenceLength.alternativeReason)}
                placeholder="文件名称和文号"
              />
            </Form.Item>
          )}
          <Form.Item
            name="onVendorFailure"
            label="核验服务不可用时"
            rules={[{ required: true, message: messages.onVendorFailureRequired }]}
          >
            <RadioField label="核验服务不可用时" options={choices(VendorFailureRuleText)} />
          </Form.Item>
          <Form.Item
            name="assessmentRef"
            label="个人信息保护影响评估报告"
            extra="报告和处理记录至少保存三年"
            rules={[required(messages.assessmentRequired)]}
          >
            <Input count={charactersUpTo(PresenceLength.assessmentRef)} placeholder="报告编号" />
          </Form.Item>
        </>
      )}
      <Form.Item name="checkedBy" label="核对人员" rules={[required(messages.checkedByRequired)]}>
        <Input count={charactersUpTo(PresenceLength.checkedBy)} placeholder="向主管部门核对本规则的人员" />
      </Form.Item>
    </>
  )
}

/** Counted minutes, not those on the clock. */
function Minutes() {
  const [min, max] = PresenceRange.promptMinutes
  const number = { min, max, precision: 0, addonAfter: '分钟' }
  return (
    <div className={styles.pair}>
      <Form.Item name="promptFromMinutes" label="随机确认在学：最短间隔" extra="按计入的时间；不填写则不随机确认">
        <InputNumber {...number} />
      </Form.Item>
      <Form.Item name="promptToMinutes" label="最长间隔">
        <InputNumber {...number} />
      </Form.Item>
    </div>
  )
}

const moments = {
  faceAtStart: '开始学习前',
  faceBeforeChapterTest: '章节测试前',
  faceBeforeCourseTest: '课程测试前',
  faceBeforeUpload: '上传学时前',
}

function FaceMoments() {
  const [everyMin, everyMax] = PresenceRange.faceEveryMinutes
  const [holdsMin, holdsMax] = PresenceRange.faceHoldsMinutes
  return (
    <>
      <fieldset className={styles.moments}>
        <legend>人脸核验</legend>
        {Object.entries(moments).map(([name, label]) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{label}</Checkbox>
          </Form.Item>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Form.Item name="faceEveryMinutes" label="学习中每隔" extra="不填写则学习中不核验人脸">
          <InputNumber min={everyMin} max={everyMax} precision={0} addonAfter="分钟" />
        </Form.Item>
        <Form.Item
          name="faceHoldsMinutes"
          label="通过后有效"
          extra="有效时间内不再核验"
          rules={[{ required: true, message: messages.faceHoldsRange }]}
        >
          <InputNumber min={holdsMin} max={holdsMax} precision={0} addonAfter="分钟" />
        </Form.Item>
      </div>
    </>
  )
}
