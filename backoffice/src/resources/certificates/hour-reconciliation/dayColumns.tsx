import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { dateColumn } from '../../../components/list/columns'
import { DayResult } from '../../../components/reconciliation/DayResult'
import { hourPaths } from '../paths'
import { resultOfDay } from './day'
import type { RegistryDay } from '../../../lib/apiTypes'

export const dayColumns: TableProps<RegistryDay>['columns'] = [
  {
    title: '日期',
    dataIndex: 'day',
    width: 130,
    render: (day: string) => (
      <Link className="numeric" to={`${hourPaths.reconciliation}/${day}`}>
        {day}
      </Link>
    ),
  },
  {
    title: '结果',
    key: 'verdict',
    render: (_, day) => (
      <DayResult
        result={resultOfDay(day)}
        failure={day.failure}
        booked={day.booked > 0 && `补记 ${day.booked} 次没有应答的上传`}
      />
    ),
  },
  sums('省平台（分钟）', 'provinceMinutes', 'provincePushes'),
  sums('本系统（分钟）', 'ourMinutes', 'ourPushes'),
  dateColumn<RegistryDay>({ title: '对账时间', dataIndex: 'ranTime' }),
]

function sums(title: string, minutes: 'provinceMinutes' | 'ourMinutes', pushes: 'provincePushes' | 'ourPushes') {
  return {
    title,
    dataIndex: minutes,
    width: 150,
    align: 'right' as const,
    className: 'numeric',
    render: (amount: number, day: RegistryDay) => (
      <>
        {amount}
        <SecondaryText>{day[pushes]} 次上传</SecondaryText>
      </>
    ),
  }
}
