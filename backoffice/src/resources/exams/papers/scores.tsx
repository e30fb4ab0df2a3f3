import { DownloadOutlined } from '@ant-design/icons'
import { FirstScoreTitle } from '@zhuxue/api/terms/exams'
import { Button, Form, type TableProps } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Select } from '../../../components/fields/Select'
import { personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { download } from '../../../components/download'
import {
  requestedSort,
  sortNamesOf,
  sortOf,
  toSortParams,
  withoutSort,
  type Sort,
} from '../../../components/list/columnSorts'
import { dateColumn } from '../../../components/list/columns'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useExport } from '../../../components/hooks/useExport'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ALL } from '../../../providers/data'
import type { Call } from '../../../lib/calls'
import { PersonLink } from '../../accounts/public'
import { examPaths } from '../paths'
import { elapsedColumn, passedColumn, pointsColumn } from './scoreColumns'
import type { Score } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

const sortNames = sortNamesOf('scores')
const first = { page: 1, pageSize: 10 }
const filters = [
  personNameFilter('studentName'),
  telephoneFilter,
  {
    name: 'passed',
    label: '是否通过',
    field: (
      <Select
        options={[
          { value: ALL, label: '全部' },
          { value: '1', label: '通过' },
          { value: '0', label: '未通过' },
        ]}
      />
    ),
  },
]

/** docs/product.md 11.3: the attempts of a paper and their scores. Only the workbook has unmasked telephones. */
export function ScoreList() {
  const id = Number(useParams().id)
  const modal = useModal()
  const { run, busy } = useApiMutation('audit-logs')
  const startExport = useExport()
  const [form] = Form.useForm()
  const [queryParams, setQueryParams] = useState<Record<string, unknown>>(first)
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/scores', {
    params: { id },
    queryParams,
    queryOptions: { placeholderData: (before: unknown) => before as never, retry: false },
    errorNotification: false,
  })
  const sort = sortOf(queryParams, sortNames)
  const sortBy = (to: Sort | undefined) => {
    setQueryParams({ ...withoutSort(queryParams), page: 1, ...toSortParams(to) })
  }
  const search = (values: Record<string, unknown>) => {
    const set = Object.entries(values).filter(([, value]) => value && value !== ALL)
    setQueryParams({ ...first, pageSize: queryParams.pageSize, ...toSortParams(sort), ...Object.fromEntries(set) })
  }
  const { page, pageSize, ...exportFilters } = withoutSort(queryParams)
  const take = () =>
    modal.confirm({
      title: '下载成绩',
      content: '文件中有完整的手机号，下载会记入操作日志。',
      okText: '下载',
      cancelText: '取消',
      onOk: () =>
        run('export', () =>
          startExport({
            kind: 'scores',
            filters: { paperId: id, ...exportFilters },
            total: data?.total ?? 0,
            direct: () => download(`GET /api/admin/papers/${id}/scores-export` as Call, exportFilters, '考试成绩.xlsx'),
          })
        ),
    })

  return (
    <Page
      title={data ? `${data.paperName} 成绩` : '成绩'}
      back={examPaths.papers}
      extra={
        <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={take}>
          下载 Excel
        </Button>
      }
    >
      <FilterBar
        form={{ form, initialValues: { passed: ALL }, onFinish: search }}
        filters={filters}
        onReset={() => {
          form.resetFields()
          search({})
        }}
        busy={query.isFetching}
      />
      <PageTable<Score>
        noun="成绩"
        about="学员交卷后，成绩列在这里。"
        rowKey="userPaperId"
        columns={columns}
        scroll={{ x: 980 }}
        dataSource={data?.scores}
        loading={query.isPending || query.isPlaceholderData}
        pagination={{ current: page as number, pageSize: pageSize as number, total: data?.total ?? 0 }}
        onChange={({ current = 1, pageSize: size = 10 }, _filters, sorter, { action }) =>
          action === 'sort'
            ? sortBy(requestedSort(sorter))
            : setQueryParams({ ...queryParams, page: size === pageSize ? current : 1, pageSize: size })
        }
        sorts={{ names: sortNames, sort, onSort: sortBy }}
        unfiltered={!Object.keys(exportFilters).length}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}

const columns: TableProps<Score>['columns'] = [
  {
    title: '姓名',
    dataIndex: 'studentName',
    render: (name: string, { userId }) => (
      <PersonLink userId={userId} tab="scores">
        {name}
      </PersonLink>
    ),
  },
  { title: '手机号', dataIndex: 'phone', width: 130, className: 'numeric' },
  { title: '成绩', dataIndex: 'score', width: 80, ...pointsColumn },
  { title: FirstScoreTitle, dataIndex: 'scoreBefore', width: 130, ...pointsColumn },
  passedColumn,
  elapsedColumn,
  dateColumn<Score>({ title: '开始时间', dataIndex: 'createTime' }),
  dateColumn<Score>({ title: '交卷时间', dataIndex: 'handinTime' }),
]
