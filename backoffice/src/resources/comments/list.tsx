import { CommentStatusText, type CommentStatus } from '@zhuxue/api/terms/comments'
import type { TableProps } from 'antd'
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

/** docs/product.md 12.2: learners' comments, approved or hidden. */
export function CommentList() {
  const { tableProps, filterBar } = useListing<Comment, CommentFilters>({ resource: 'comments', defaults })
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
      <PageTable<Comment> {...tableProps} noun="评论" rowKey="courseCommentId" columns={columns} scroll={{ x: 1080 }} />
    </Page>
  )
}

const commentStatusTone: Record<CommentStatus, Tone> = { 1: 'processing', 2: 'success', 3: 'default' }
