import { CycleReasonMax } from '@zhuxue/api/terms/certificates'
import { Alert, Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { Select } from '../../../components/fields/Select'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { EducationCycle } from '../../../lib/apiTypes'

const idle = { busy: null, userError: null }

/** Chosen cycles follow another version of their rule. */
export function RecountDialog(props: {
  cycles: EducationCycle[]
  onSubmit: (ruleId: number, reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const { cycles, onSubmit, onClose } = props
  const kindIds = [...new Set(cycles.map(({ kindId }) => kindId))]
  const isOneKind = kindIds.length === 1
  const { query, data } = useApiQuery('GET /api/admin/education-rules', {
    queryParams: { kindId: kindIds[0] },
    queryOptions: { enabled: isOneKind },
  })
  return (
    <FormDialog<{ ruleId: number; reason: string }>
      title="重新计算周期"
      okText="重新计算"
      okButtonProps={{ disabled: !isOneKind }}
      command={idle}
      about={`选中的 ${cycles.length} 个周期改按所选版本计算应完成的学时和申请截止日期，已计入的学时保留。`}
      onSubmit={({ ruleId, reason }) => onSubmit(ruleId, reason.trim())}
      onClose={onClose}
    >
      {isOneKind ? (
        <Form.Item name="ruleId" label="规则版本" rules={[{ required: true, message: '请选择规则版本' }]}>
          <Select
            loading={query.isPending}
            placeholder="请选择"
            options={data?.rules.map((rule) => ({
              value: rule.ruleId,
              label: `${rule.validFrom} 起：必修 ${rule.requiredHours}、选修 ${rule.electiveHours} 学时，每学时 ${rule.minutesPerHour} 分钟`,
            }))}
          />
        </Form.Item>
      ) : (
        <Alert showIcon type="warning" message="选中的周期属于不同的证书类别，请先按证书类别筛选" />
      )}
      <ReasonField
        name="reason"
        label="原因"
        needed="请填写原因"
        maxCharacters={CycleReasonMax}
        placeholder="例如：主管部门调整学时要求"
      />
    </FormDialog>
  )
}
