import type { HttpError } from '@refinedev/core'
import { Empty, type TableProps } from 'antd'
import { Suspense, useDeferredValue, type ReactNode } from 'react'
import styles from './PageTable.module.css'
import { formatRowCount } from '../format'
import { useMinWidth } from '../hooks/useMinWidth'
import { FailedNotice } from '../FailedNotice'
import { RowCards } from './rows/RowCards'
import { arrangeColumns } from './views/arrangeColumns'
import { ListBar } from './views/ListBar'
import { useListLayout } from './views/useListLayout'
import { withSorts, type ColumnSorts } from './columnSorts'
import type { RowSelection } from './rowSelection'
import { SortSelect } from './SortSelect'
import { WideTable } from './rows/wideTableOnDemand'

interface Props<R> extends TableProps<R> {
  /** The noun for a row: 课程, 订单. */
  noun: string
  /** Enables saved views and column settings; absent for a nested table. */
  list?: string
  /** The list bar is rendered elsewhere. */
  withoutBar?: boolean
  /** What the list is for, shown while it is empty. */
  about?: ReactNode
  /** What those who can may do about an empty list: a button or link. */
  next?: ReactNode
  /** A list without filters: empty means that there are no rows at all. */
  unfiltered?: boolean
  pageSizes?: number[]
  error?: HttpError | null
  onRetry?: () => void
  /** The pointer or the focus has reached the pager. */
  onPagerNear?: () => void
  /** Shown below the cards on a phone, instead of the summary row. */
  below?: ReactNode
  /** Stays a table on a phone: few, narrow columns. */
  isSmall?: boolean
  /** Columns that the server can sort by. */
  sorts?: ColumnSorts
  /** Rows can be selected, at the start of a row or on top of a card. */
  selection?: RowSelection<R>
}

export function PageTable<R extends object>(props: Props<R>) {
  const {
    noun,
    list,
    withoutBar,
    about,
    next,
    unfiltered,
    pageSizes = [10, 20, 50],
    error,
    onRetry,
    onPagerNear,
    pagination,
    below,
    isSmall,
    sorts,
    ...some
  } = props
  // Rendering the first rows would block a phone: they are rendered in steps and shown together with their totals.
  const stepped = useDeferredValue(some.dataSource)
  const dataSource = stepped?.length ? some.dataSource : stepped
  const isComing = dataSource !== some.dataSource
  const forEachBatch = isComing ? { ...some, dataSource, loading: true, summary: undefined } : { ...some, dataSource }
  const { selection, ...rest } = forEachBatch
  const narrow = !useMinWidth('md') && !isSmall
  const layout = useListLayout(list)
  const columns = layout && rest.columns ? arrangeColumns(rest.columns, layout) : rest.columns
  const isCompact = layout?.density === 'compact'
  const bar = list && !withoutBar && <ListBar list={list} columns={rest.columns ?? []} />
  if (error)
    return (
      <>
        {bar}
        <Failed error={error} onRetry={onRetry} />
      </>
    )

  const pages = pagination && {
    ...pagination,
    ...(isComing && { total: 0 }),
    pageSizeOptions: pageSizes,
    showSizeChanger: !narrow && pageSizes.length > 1,
    itemRender: undefined,
    size: 'default' as const,
    showTotal: (!isComing && pagination.showTotal) || ((total: number) => formatRowCount(total)),
  }
  const near = { onPointerOver: pagerNear, onFocus: pagerNear }
  function pagerNear({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('.ant-pagination')) onPagerNear?.()
  }
  if (narrow)
    return (
      <div className={styles.wrapper} {...near}>
        {bar}
        {sorts && <SortSelect sorts={sorts} columns={columns ?? []} />}
        <RowCards
          {...forEachBatch}
          columns={columns}
          isCompact={isCompact}
          pages={pages}
          below={!isComing && below}
          nothing={<Nothing noun={noun} about={about} next={next} unfiltered={unfiltered} />}
        />
      </div>
    )

  return (
    <div className={styles.wrapper} {...near}>
      {bar}
      <Suspense fallback={<div className={`${styles.table} ${styles.loading}`} aria-busy="true" />}>
        <WideTable<R>
          {...rest}
          // An empty table has nothing to scroll to.
          scroll={dataSource?.length ? rest.scroll : undefined}
          className={styles.table}
          size={isCompact ? 'small' : 'middle'}
          columns={sorts ? withSorts(columns, sorts) : columns}
          selection={selection}
          locale={{
            emptyText: rest.loading ? (
              <div className={styles.loading} />
            ) : (
              <Nothing noun={noun} about={about} next={next} unfiltered={unfiltered} />
            ),
          }}
          pagination={pages}
        />
      </Suspense>
    </div>
  )
}

function Nothing({ noun, about, next, unfiltered }: Pick<Props<object>, 'noun' | 'about' | 'next' | 'unfiltered'>) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {unfiltered ? '还没有' : '没有符合条件的'}
          {noun}
          {about && <div className={styles.hint}>{about}</div>}
        </>
      }
      className={styles.empty}
    >
      {next && <div className={styles.next}>{next}</div>}
    </Empty>
  )
}

function Failed({ error, onRetry }: { error: HttpError; onRetry?: () => void }) {
  return (
    <div className={styles.failed}>
      <FailedNotice error={error} onRetry={onRetry}>
        数据加载失败，未影响已保存的内容，请重试。
      </FailedNotice>
    </div>
  )
}
