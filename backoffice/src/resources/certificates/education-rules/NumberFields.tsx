import { RuleRange } from '@zhuxue/api/terms/certificates'
import { Form, InputNumber } from 'antd'
import styles from './RuleDialog.module.css'

const numbers: [name: string, label: string, unit: string, range: readonly [number, number]][] = [
  ['cycleMonths', '周期', '个月', RuleRange.cycleMonths],
  ['minutesPerHour', '每学时', '分钟', RuleRange.minutesPerHour],
  ['requiredHours', '必修', '学时', RuleRange.hours],
  ['electiveHours', '选修', '学时', RuleRange.hours],
  ['extraRequiredHours', '每个增项必修', '学时', RuleRange.hours],
  ['extraElectiveHours', '每个增项选修', '学时', RuleRange.hours],
  ['applyFromDays', '期满前多少天可申请', '天', RuleRange.applyDays],
  ['applyUntilDays', '期满前多少天截止', '天', RuleRange.applyDays],
]

/** The figures of a rule, in two columns. */
export const NumberFields = () => (
  <div className={styles.numbers}>
    {numbers.map(([name, label, unit, [min, max]]) => (
      <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }]}>
        <InputNumber min={min} max={max} precision={0} addonAfter={unit} style={{ width: '100%' }} />
      </Form.Item>
    ))}
  </div>
)
