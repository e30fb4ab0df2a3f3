import { CommentStatus, CommentStatusText } from '@zhuxue/api/terms/comments'
import { Button, type TableProps } from 'antd'
import { BulkBar } from '../../components/list/BulkBar'
import { useBulk } from '../../components/list/useBulk'
import { useSelection } from '../../components/list/useSelection'
import { call } from '../../providers/api'
import { dateColumn, statusColumn } from '../../components/list/columns'
import { FilterBar } from '../../components/list/filter/FilterBar'
import { Page } from '../../components/Page'
import { PageTable } from '../../components/list/PageTable'
import { SecondaryText } from '../../components/list/SecondaryText'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useListing } from '../../components/list/useListing'
import { StorefrontCourseLink } from '../../components/list/StorefrontCourseLink'
import { commentFilters, defaults, type CommentFilters } from './filters'
import { CommentActions } from './CommentActions'
import { PersonLink } from '../accounts/public'
import type { Comment } from '../../lib/apiTypes'
import type { Tone } from '../../components/list/StatusTag'

const idOf = ({ courseCommentId }: Comment) => courseCommentId
const nameOf = ({ commentContent }: Comment) => commentContent.slice(0, 40)

/** docs/product.md 12.2: learners' comments, approved or hidden. */
export function CommentList() {
  const listing = useListing<Comment, CommentFilters>({ resource: 'comments', defaults })
  const { tableProps, filterBar } = listing
  const selection = useSelection<Comment>(JSON.stringify(listing.filters), idOf)
  const bulk = useBulk({ resource: 'comments', selection, idOf, nameOf, unit: '条评论' })
  const moderate = (commentStatus: 2 | 3) => (courseCommentIds: number[]) =>
    call('POST /api/comments/moderations', { body: { courseCommentIds, commentStatus } })
  const command = useApiMutation('comments')

  const columns: TableProps<Comment>['columns'] = [
    {
      title: '评论内容',
      dataIndex: 'commentContent',
      render: (text: string) => <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</span>,
    },
    {
      title: '课程',
      dataIndex: 'courseName',
      width: 220,
      render: (name: string, { courseId }) => <StorefrontCourseLink courseId={courseId}>{name}</StorefrontCourseLink>,
    },
    {
      title: '评论人',
      dataIndex: 'userTelephone',
      width: 120,
      className: 'numeric',
      render: (telephone: string | null, { userId, userName }) => (
        <>
          <PersonLink userId={userId}>{userName}</PersonLink>
          <SecondaryText>{telephone}</SecondaryText>
        </>
      ),
    },
    statusColumn<Comment, CommentStatus>({
      title: '状态',
      dataIndex: 'commentStatus',
      text: CommentStatusText,
      tone: commentStatusTone,
    }),
    dateColumn<Comment>({ title: '评论时间', dataIndex: 'createTime' }),
    dateColumn<Comment>({ title: '审核时间', dataIndex: 'auditTime' }),
    { title: '操作', width: 132, render: (_, comment) => <CommentActions comment={comment} command={command} /> },
  ]

  return (
    <Page title="评论管理">
      <FilterBar {...filterBar} filters={commentFilters} />
      <PageTable<Comment>
        {...tableProps}
        noun="评论"
        rowKey="courseCommentId"
        columns={columns}
        scroll={{ x: 1080 }}
        selection={{ ...selection, nameOf }}
      />
      <BulkBar selection={selection} unit="条评论">
        <Button
          type="primary"
          loading={bulk.busy}
          onClick={() => void bulk.act('通过', moderate(CommentStatus.Approved))}
        >
          批量通过
        </Button>
        <Button
          danger
          disabled={bulk.busy}
          onClick={() => bulk.ask('禁止显示', '学员会收到通知，商城不再显示这些评论。', moderate(CommentStatus.Hidden))}
        >
          批量禁止显示
        </Button>
      </BulkBar>
    </Page>
  )
}

const commentStatusTone: Record<CommentStatus, Tone> = { 1: 'processing', 2: 'success', 3: 'default' }
