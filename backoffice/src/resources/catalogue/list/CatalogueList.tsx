import { PlusOutlined } from '@ant-design/icons'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { SortableTable } from '../../../components/list/sortableTableOnDemand'
import { useListing } from '../../../components/list/useListing'
import { SearchElsewhere } from '../../../components/list/SearchElsewhere'
import { ListBar } from '../../../components/list/views/ListBar'
import { useMinWidth } from '../../../components/hooks/useMinWidth'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useSelection } from '../../../components/list/useSelection'
import { auditQueuePath } from '../audit/useDifferences'
import { BulkBar } from './BulkBar'
import type { CatalogueFilters, Listing } from './catalogue'
import { columnsOf } from './columns'
import { nameFilter } from './filters'
import { ALL } from '../../../providers/data'
import { useRowActions } from './useRowActions'
import { useReorder } from './useReorder'
import type { Course } from '../../../lib/apiTypes'
import { ButtonLink } from '../../../components/ButtonLink'

const MoveDialog = lazy(() => import('./MoveDialog'))

const nameOf = ({ courseName }: Course) => courseName

/** docs/product.md 13.4: the catalogue, for admins and (read only) auditors. */
export function CatalogueList({ of, tabs }: { of: Listing; tabs?: ReactNode }) {
  const { resource, title, tab, noun, name, detail, filters, defaults, columns, back } = of
  const can = useAllowedActions(resource)
  const conditions = useMemo(() => [nameFilter(name), ...filters], [name, filters])
  const listing = useListing<Course, CatalogueFilters>({ resource, defaults })
  const { tableProps, tableQuery, result, currentPage, pageSize, filterBar } = listing
  const total = result.total ?? 0
  const selection = useSelection<Course>(JSON.stringify(listing.filters), ({ courseId }) => courseId)
  const oneGroup = isOneGroup(result.data)
  // On a phone, cards are moved by their command only.
  const canDrag = useMinWidth('md') && can('reorder')
  const [moving, setMoving] = useState<Course | null>(null)
  const move = useReorder({ ...listing, resource, noun, rows: result.data, total })

  const actions = useRowActions(resource)

  const table = {
    ...tableProps,
    noun,
    next: can('create') && <Link to={detail}>新增{noun}</Link>,
    rowKey: 'courseId' as const,
    columns: columnsOf(columns, {
      name,
      detail: can('show') ? detail : undefined,
      audit: of.audit ?? (can('show') ? auditQueuePath : undefined),
      actions,
      onMove: can('reorder') ? setMoving : undefined,
    }),
    scroll: { x: 360 + columns.length * 88 },
    error: tableQuery.error,
    onRetry: () => void tableQuery.refetch(),
    selection: can('publish') ? { ...selection, nameOf } : undefined,
    withoutBar: true,
    about: filters.some(({ name: field }) => field === 'courseType') && (
      <SearchElsewhere
        resource={resource}
        filters={listing.filters}
        without={{ courseType: ALL }}
        onSearch={listing.search}
      >
        在全部类别中查找
      </SearchElsewhere>
    ),
  }

  return (
    <Page
      title={title}
      tab={tab}
      back={back}
      hint={canDrag && dragHint(oneGroup, Boolean(listing.sort))}
      extra={
        can('create') && (
          <ButtonLink to={detail} type="primary" icon={<PlusOutlined />}>
            新增{noun}
          </ButtonLink>
        )
      }
    >
      {tabs}
      <FilterBar {...filterBar} filters={conditions} cell={232} />
      {/* Not remounted with the table. */}
      {table.list && <ListBar list={table.list} columns={table.columns} />}
      {canDrag && oneGroup && !listing.sort ? (
        <Suspense fallback={<PageTable<Course> {...table} />}>
          <SortableTable<Course>
            {...table}
            nameOf={nameOf}
            pages={{ before: currentPage > 1, after: currentPage * pageSize < total }}
            onMove={move}
          />
        </Suspense>
      ) : (
        <PageTable<Course> {...table} />
      )}
      <BulkBar of={of} selection={selection} />
      {actions.dialog}
      {moving && (
        <Suspense fallback={null}>
          <MoveDialog of={of} course={moving} onClose={() => setMoving(null)} />
        </Suspense>
      )}
    </Page>
  )
}

const dragHint = (oneGroup: boolean, isSorted: boolean) => {
  if (isSorted) return '恢复默认顺序后可以拖动排序'
  return oneGroup ? '默认先按状态，再按排序从大到小' : '选择一个类别后可以拖动排序'
}

const isOneGroup = (rows: Course[]) => new Set(rows.map(({ courseType }) => courseType)).size <= 1
