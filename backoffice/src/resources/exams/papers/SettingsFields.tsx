import { KeysShownText, LimitMinutes, MaxAttempts } from '@zhuxue/api/terms/exams'
import { DatePicker, Form, InputNumber, Switch } from 'antd'
import { Select } from '../../../components/fields/Select'
import styles from './Settings.module.css'
import { useDefaultPassLine } from './useDefaultPassLine'

/** When, how often and by which pass line a paper is taken. */
export function SettingsFields() {
  const defaultPassLine = useDefaultPassLine()
  const time = <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
  return (
    <div className={styles.grid}>
      <Form.Item name="passLine" label="合格线（满分 100）" extra="不填时按系统设置">
        <InputNumber min={1} max={100} precision={0} placeholder={String(defaultPassLine ?? '')} />
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
