import { useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatCount, formatYuan } from '../../../components/format'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { RangeBar } from '../RangeBar'
import { Tiles } from '../Tiles'
import { PendingWork } from '../pending-work/PendingWork'
import { useRange, type Range } from '../useRange'
import { Courses } from './Courses'

/** docs/product.md 14.3; a teacher sees own stats, an admin any teacher's with a link back. */
export function TeacherStats() {
  const { teacherId } = useParams()
  return teacherId ? <AnyTeacherStats teacherId={Number(teacherId)} /> : <Own />
}

function Own() {
  const { values, ...range } = useRange()
  const { query, data } = useApiQuery('GET /api/orders/teacher-statis', { queryParams: values })
  return <StatTiles {...{ query, data, values, ...range }} />
}

function AnyTeacherStats({ teacherId }: { teacherId: number }) {
  const { values, ...range } = useRange()
  const { query, data } = useApiQuery('GET /api/admin/orders/teacher-statis/:teacherId', {
    params: { teacherId },
    queryParams: values,
  })
  return <StatTiles {...{ query, data, values, ...range, teacherId }} back="/board/admin/teachers" />
}

type Reading = ReturnType<typeof useApiQuery<'GET /api/orders/teacher-statis'>>

function StatTiles(
  props: Reading &
    Omit<ReturnType<typeof useRange<never>>, 'values'> & { values: Range; back?: string; teacherId?: number }
) {
  const { query, data, days, show, back, teacherId } = props
  return (
    <Page title={`${data?.teacherName ?? ''}数据统计`} hint="金额为名下课程的销售额，已扣除退款" back={back}>
      <RangeBar
        days={days}
        busy={query.isFetching}
        error={query.error}
        onQuery={(next) => show({ days: next }) || query.refetch()}
      />
      {!back && <PendingWork />}
      {query.isError ? (
        <FailedNotice error={query.error} onRetry={query.refetch} />
      ) : (
        <Tiles
          loading={query.isLoading}
          tiles={[
            { label: '课程数', valueText: data && formatCount(data.courseTotal), hint: '当前已发布' },
            { label: '订单数', valueText: data && formatCount(data.orderTotal), hint: '所选日期内支付' },
            { label: '订单金额（元）', valueText: data && formatYuan(data.orderIncome), hint: '所选日期内支付' },
          ]}
        />
      )}
      <Courses teacherId={teacherId} />
    </Page>
  )
}
