import { CycleStateText } from '@zhuxue/api/terms/certificates'
import type { TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import type { EducationCycle } from '../../../lib/apiTypes'
import { learnerColumn } from '../learnerColumn'
import { daysLeftText, missingHours, targetLines } from '../targetLines'

export const cycleTone = { open: 'processing', met: 'success', closed: 'error' } as const

export const nameOfCycle = ({ userName, kindName }: EducationCycle) => `${userName} ${kindName}`

/** Columns of cycles without the learner, for the page of one. */
export const ownCycleColumns = (onOpen: (cycle: EducationCycle) => void): TableProps<EducationCycle>['columns'] => [
  {
    title: '执业证书',
    dataIndex: 'kindName',
    width: 180,
    render: (name: string, { numberMasked, employerName }) => (
      <>
        {name}
        {numberMasked && <SecondaryText>{numberMasked}</SecondaryText>}
        {employerName && <SecondaryText>{employerName}</SecondaryText>}
      </>
    ),
  },
  { title: '还差', key: 'missing', width: 170, render: (_, cycle) => missingHours(cycle) ?? '—' },
  {
    title: '申请截止',
    dataIndex: 'applyUntil',
    width: 110,
    className: 'numeric',
    render: (day: string, { daysLeft, state }) => (
      <>
        {day}
        {state === 'open' && <SecondaryText danger={daysLeft <= 30}>{daysLeftText(daysLeft)}</SecondaryText>}
      </>
    ),
  },
  {
    title: '已完成 / 应完成',
    key: 'targets',
    render: (_, cycle) =>
      targetLines(cycle).map(({ key, text, isMissing }) => (
        <div key={key} style={isMissing ? undefined : { color: 'var(--ant-color-text-description)' }}>
          {text}
        </div>
      )),
  },
  {
    title: '周期止',
    dataIndex: 'endsOn',
    width: 124,
    className: 'numeric',
    render: (endsOn: string, { startsOn }) => (
      <>
        {endsOn}
        <SecondaryText>{startsOn} 起</SecondaryText>
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'state',
    width: 110,
    render: (state: EducationCycle['state'], { ruleChecked }) => (
      <>
        <StatusTag of={state} text={CycleStateText} tone={cycleTone} />
        {!ruleChecked && <SecondaryText>规则未核对</SecondaryText>}
      </>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 68,
    render: (_, cycle) => (
      <LinkButton aria-label={`明细 ${nameOfCycle(cycle)}`} onClick={() => onOpen(cycle)}>
        明细
      </LinkButton>
    ),
  },
]

export const cycleColumns = (onOpen: (cycle: EducationCycle) => void): TableProps<EducationCycle>['columns'] => [
  learnerColumn<EducationCycle>(),
  ...ownCycleColumns(onOpen)!,
]
