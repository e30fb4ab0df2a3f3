import { RuleRange } from '@zhuxue/api/terms/certificates'
import { Button, Form, InputNumber } from 'antd'
import styles from './RuleDialog.module.css'

const parts: [name: string, label: string, range: readonly [number, number]][] = [
  ['months', '前几个月', RuleRange.cycleMonths],
  ['requiredHours', '必修学时', RuleRange.hours],
  ['electiveHours', '选修学时', RuleRange.hours],
]

/** Hours that must be done before some months of the cycle have passed. */
export const MilestoneFields = () => (
  <Form.Item label="阶段要求" extra="例如：前 24 个月须完成必修 30、选修 30 学时；没有则不填">
    <Form.List name="milestones">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }, at) => (
            <div key={key} className={styles.milestone}>
              {parts.map(([part, label, [min, max]]) => (
                <Form.Item
                  key={part}
                  name={[name, part]}
                  label={label}
                  rules={[{ required: true, message: `请填写${label}` }]}
                >
                  <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
                </Form.Item>
              ))}
              <Button
                aria-label={`删除第 ${at + 1} 项阶段要求`}
                onClick={() => remove(name)}
                style={{ marginBottom: 8 }}
              >
                删除
              </Button>
            </div>
          ))}
          <Button onClick={() => add()} disabled={fields.length >= 6}>
            添加阶段要求
          </Button>
        </>
      )}
    </Form.List>
  </Form.Item>
)
