import { shareText, studyMessages } from '@zhuxue/api/terms/statistics/study'
import { Empty, Tag, Tooltip, type TableProps } from 'antd'
import { useState } from 'react'
import { Chart } from '../../../components/charts/Chart'
import { Panel } from '../../../components/charts/Panel'
import { formatCount } from '../../../components/format'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import type { CourseStudy, StudiedChapter } from '../../../lib/apiTypes'
import { numbered, peopleTicks, worstStop } from './chapters'
import { LeavingParts } from './LeavingParts'

const numericColumn = { align: 'right' as const, className: 'numeric' }

/** A bar per chapter, falling where learners drop off, and a table of the values. */
export function Chapters({ study: { began, chapters } }: { study: CourseStudy }) {
  const [opened, setOpened] = useState<number | null>(null)
  const title = '各章学习人数'
  if (!began) {
    return (
      <Panel title={title}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={chapters.length ? studyMessages.notBegun : studyMessages.noChapters}
        />
      </Panel>
    )
  }
  const names = numbered(chapters)
  const worst = worstStop(chapters)
  const columns: TableProps<StudiedChapter>['columns'] = [
    {
      title: '章节',
      dataIndex: 'chapterTitle',
      render: (_, { courseChapterId: id, left }) => (
        <>
          {left > 0 ? (
            <LinkButton aria-label={`${names.get(id)}的停留位置`} onClick={() => setOpened(id)}>
              {names.get(id)}
            </LinkButton>
          ) : (
            names.get(id)
          )}{' '}
          {worst === id && <Tag color="warning">停在这里的最多</Tag>}
        </>
      ),
    },
    { title: '开始', dataIndex: 'began', width: 68, ...numericColumn, render: formatCount },
    { title: '学完', dataIndex: 'finished', width: 68, ...numericColumn, render: formatCount },
    {
      title: <Tooltip title={studyMessages.tooFew}>平均看到</Tooltip>,
      dataIndex: 'watchedShare',
      width: 88,
      ...numericColumn,
      render: shareText,
    },
    {
      title: <Tooltip title={studyMessages.stopped}>停在这里</Tooltip>,
      dataIndex: 'stopped',
      width: 88,
      ...numericColumn,
      render: formatCount,
    },
  ]
  const chapter = chapters.find(({ courseChapterId }) => courseChapterId === opened)

  return (
    <>
      <Chart
        title={title}
        kind="bars"
        points={chapters.map(({ courseChapterId, began: value }) => ({ name: names.get(courseChapterId)!, value }))}
        format={(value) => `${formatCount(value)} 人`}
        axis={{ ticks: peopleTicks }}
        table={
          <PageTable<StudiedChapter>
            noun="章节"
            rowKey="courseChapterId"
            columns={columns}
            dataSource={chapters}
            pagination={false}
            below={studyMessages.stopped}
          />
        }
      />
      {chapter && (
        <LeavingParts chapter={chapter} name={names.get(chapter.courseChapterId)!} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
