import { CheckOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useCustom, type HttpError } from '@refinedev/core'
import { ChapterStatusText, type ChapterStatus } from '@zhuxue/api/terms/catalogue'
import { Typography, type TableProps } from 'antd'
import { statusColumn } from '../../kit/columns'
import { clock } from '../../kit/format'
import { PageTable } from '../../kit/PageTable'

interface Chapter {
  courseChapterId: number
  chapterTitle: string
  chapterTime: number | null
  videoDuration: number | null
  hasVideo: boolean
  chapterStatus: ChapterStatus
  chapterHandoutExtension: string | null
  existPractice: boolean
  children: Chapter[]
}

const dash = <Typography.Text type="secondary">—</Typography.Text>

const columns: TableProps<Chapter>['columns'] = [
  { title: '章节', dataIndex: 'chapterTitle' },
  {
    title: '视频',
    width: 120,
    className: 'figure',
    render: (_, { hasVideo, videoDuration }) =>
      hasVideo ? (
        <>
          <PlayCircleOutlined /> {clock(videoDuration ?? 0)}
        </>
      ) : (
        dash
      ),
  },
  {
    title: '学时（分钟）',
    dataIndex: 'chapterTime',
    width: 120,
    align: 'right',
    className: 'figure',
    render: (minutes: number | null) => (minutes ? minutes.toFixed(1) : dash),
  },
  {
    title: '讲义',
    dataIndex: 'chapterHandoutExtension',
    width: 200,
    ellipsis: true,
    render: (n) => n ?? dash,
  },
  {
    title: '练习',
    dataIndex: 'existPractice',
    width: 80,
    render: (yes) => (yes ? <CheckOutlined /> : dash),
  },
  statusColumn<Chapter, ChapterStatus>({
    title: '状态',
    dataIndex: 'chapterStatus',
    width: 130,
    text: ChapterStatusText,
    tone: { published: 'success', pubprac: 'processing', unpublish: 'default' },
  }),
]

/** The chapters of a course as they stand: titles, videos, credit minutes and states. */
export function ChapterTree({ courseId }: { courseId: number }) {
  const { query } = useCustom<{ chapters: Chapter[] }, HttpError>({
    url: `/api/public/courses/${courseId}/chapters`,
    method: 'get',
  })
  const chapters = query.data?.data.chapters?.map(withoutEmpty)

  return (
    <PageTable<Chapter>
      noun="章节"
      rowKey="courseChapterId"
      columns={columns}
      dataSource={chapters}
      loading={query.isLoading}
      error={query.error}
      onRetry={() => void query.refetch()}
      pagination={false}
      scroll={{ x: 860 }}
      expandable={{ defaultExpandAllRows: true }}
      key={chapters ? 'read' : 'reading'}
    />
  )
}

/** antd shows an expander beside every `children`, even an empty one. */
function withoutEmpty({ children, ...chapter }: Chapter): Chapter {
  return children?.length
    ? { ...chapter, children: children.map(withoutEmpty) }
    : (chapter as Chapter)
}
