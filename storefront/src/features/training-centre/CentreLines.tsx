import { useState } from 'react'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { RecordTable, type Column } from '~/components/ui/list/RecordTable'
import { day } from '~/lib/format'
import type { CentreLine } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './TrainingCentre.module.css'

const shortLength = 5

/** `isOwn`: of orders that the user placed and may open. Viewers of an organisation only read. */
type Props = { lines: CentreLine[]; isOwn: boolean; canAssign: boolean; onCourse: (courseId: number) => void }

/** 订单与课程: those with free seats first. */
export function CentreLines({ lines, isOwn, canAssign, onCourse }: Props) {
  const [isWhole, setWhole] = useState(false)
  const sorted = [...lines].sort((one, other) => Number(other.free > 0) - Number(one.free > 0))
  const shown = isWhole ? sorted : sorted.slice(0, shortLength)
  return (
    <section id="orders" className={`sheet ${styles.part}`} aria-label="订单与课程">
      <header className={styles.head}>
        <h2>订单与课程 ({lines.length})</h2>
      </header>
      <RecordTable
        columns={[...columns(isOwn, onCourse), seatsColumn(canAssign)]}
        rows={shown}
        rowKey={({ orderItemId }) => orderItemId}
        loading={false}
        failed={false}
        onRetry={() => undefined}
        empty={null}
        compact
      />
      {lines.length > shortLength && (
        <button type="button" className="btn" onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `显示全部 ${lines.length} 项`}
        </button>
      )}
    </section>
  )
}

const columns = (isOwn: boolean, onCourse: Props['onCourse']): Column<CentreLine>[] => [
  {
    title: '课程',
    className: styles.course,
    unlabelled: true,
    cell: ({ courseName, courseId, orderId, paidTime }) => (
      <>
        <button type="button" className="link" onClick={() => onCourse(courseId)}>
          {courseName}
        </button>
        <small>
          {isOwn ? (
            <a className="link" href={paths.order(orderId)}>
              {orderId}
            </a>
          ) : (
            orderId
          )}{' '}
          {day(paidTime)}
        </small>
      </>
    ),
  },
  {
    title: '已分配',
    cell: ({ given, bought }) => (
      <>
        <ProgressBar label="已分配的名额" max={bought} value={given} className={styles.bar} />
        {given}/{bought}
      </>
    ),
  },
  { title: '已开始学习', cell: ({ started }) => started },
  { title: '已学完', cell: ({ finished }) => finished },
  { title: '满14天未学习', cell: ({ idle }) => idle },
]

const seatsColumn = (canAssign: boolean): Column<CentreLine> => ({
  title: '操作',
  unlabelled: true,
  cell: ({ orderId, free, courseName }) => (
    <a
      className="btn btn--small"
      href={paths.assignUsers(orderId)}
      aria-label={`${canAssign ? '分配' : '查看'}名额：${courseName}`}
    >
      {canAssign && free > 0 ? `分配（剩${free}）` : '查看名额'}
    </a>
  ),
})
