import { settingMessages } from '@zhuxue/api/terms/settings'
import { Card, Form, InputNumber } from 'antd'
import { Select } from '../../components/fields/Select'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import styles from './params.module.css'

/** Policies are written in 学时管理; here the one of further education is chosen. */
export function PresenceFields() {
  const { query, data } = useApiQuery('GET /api/admin/presence-policies', {
    queryParams: { page: 1, pageSize: 100 },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const current = data?.policies.filter((policy) => policy.current) ?? []
  const options = [
    { value: '', label: '不核验' },
    ...current.map(({ presencePolicyId, policyName }) => ({ value: String(presencePolicyId), label: policyName })),
  ]
  return (
    <Card title="在学核验">
      <div className={styles.pairs}>
        <Form.Item
          name="presencePolicy"
          label="继续教育课程的默认规则"
          extra="规则在“学时管理”的“核验规则”里新增；课程可以单独选择"
        >
          <Select options={options} loading={query.isPending} />
        </Form.Item>
        <Form.Item
          name="faceCheckFee"
          label="人脸核验单价"
          extra="只用于估算费用"
          rules={[{ required: true, message: settingMessages.faceCheckFee }]}
        >
          <InputNumber<string>
            className={styles.number}
            stringMode
            min="0"
            max="9999.99"
            precision={2}
            addonAfter="元"
          />
        </Form.Item>
      </div>
    </Card>
  )
}
