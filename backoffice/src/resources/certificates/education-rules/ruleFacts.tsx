import { CountByText, ruleMessages } from '@zhuxue/api/terms/certificates'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { formatCount } from '../../../components/format'
import type { EducationRule } from '../../../lib/apiTypes'

const both = (required: number, elective: number) => `${required} / ${elective} 学时`

/** Rows of the comparison: each version is a column. */
export const ruleFacts: { label: string; of: (rule: EducationRule) => ReactNode }[] = [
  { label: '周期', of: ({ cycleMonths }) => `${cycleMonths} 个月` },
  { label: '必修 / 选修', of: ({ requiredHours, electiveHours }) => both(requiredHours, electiveHours) },
  {
    label: '每个增项',
    of: ({ extraRequiredHours, extraElectiveHours }) =>
      extraRequiredHours + extraElectiveHours ? both(extraRequiredHours, extraElectiveHours) : '—',
  },
  { label: '每学时', of: ({ minutesPerHour }) => `${minutesPerHour} 分钟` },
  { label: '计入日期', of: ({ countBy }) => CountByText[countBy] },
  { label: '申请时间', of: ({ applyFromDays, applyUntilDays }) => `期满前 ${applyFromDays} 天至 ${applyUntilDays} 天` },
  {
    label: '阶段要求',
    of: ({ milestones }) =>
      milestones.length
        ? milestones.map((one) => (
            <div key={one.months}>
              第 {one.months} 个月前 {both(one.requiredHours, one.electiveHours)}
            </div>
          ))
        : '—',
  },
  {
    label: '来源',
    of: ({ sourceTitle, sourceUrl }) =>
      sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noreferrer">
          {sourceTitle}
        </a>
      ) : (
        sourceTitle
      ),
  },
  {
    label: '核对人',
    of: ({ checkedBy, checkedOn }) =>
      checkedBy ? `${checkedBy} ${checkedOn}` : <Tag color="warning">{ruleMessages.unchecked}</Tag>,
  },
  {
    label: '使用的周期',
    of: ({ cycleCount, openCycleCount }) =>
      cycleCount ? `${formatCount(cycleCount)} 个，其中进行中 ${formatCount(openCycleCount)} 个` : '—',
  },
]
