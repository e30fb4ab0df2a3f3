import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { dateColumn } from '../../../../components/list/columns'
import type { PersonScore } from '../../../../lib/apiTypes'
import { elapsedColumn, passedColumn, pointsColumn, scoresPathOf } from '../../../exams/public'
import { keepPreviousData, PersonTable, usePagination } from './PersonTable'

const columns: TableProps<PersonScore>['columns'] = [
  {
    title: '试卷',
    dataIndex: 'paperName',
    render: (name: string, { paperId }) => <Link to={scoresPathOf(paperId)}>{name}</Link>,
  },
  { title: '成绩', dataIndex: 'score', width: 80, ...pointsColumn },
  passedColumn,
  elapsedColumn,
  dateColumn<PersonScore>({ title: '交卷时间', dataIndex: 'handinTime' }),
]

export function ScoresOf({ userId: id }: { userId: number }) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/admin/users/:id/scores', {
    params: { id },
    queryParams: paging.pages,
    ...keepPreviousData,
  })
  return (
    <PersonTable<PersonScore>
      noun="成绩"
      about="交卷后，成绩列在这里。"
      rowKey="userPaperId"
      columns={columns}
      width={720}
      rows={data?.scores}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
