import { studyMessages, videoPartText } from '@zhuxue/api/terms/statistics/study'
import { Table, Typography } from 'antd'
import { Chart } from '../../../components/charts/Chart'
import { Dialog } from '../../../components/dialog/Dialog'
import { formatClock, formatCount } from '../../../components/format'
import type { StudiedChapter } from '../../../lib/apiTypes'
import { peopleTicks } from './chapters'

interface Row {
  part: number
  people: number
}

/** In which tenth of the video learners dropped off in a chapter. */
export function LeavingParts(props: { chapter: StudiedChapter; name: string; onClose: () => void }) {
  const { chapter, name, onClose } = props
  const { left, leftParts, videoSeconds } = chapter
  const rows = leftParts?.map((people, part) => ({ part, people }))
  const timeOf = (part: number) => formatClock((videoSeconds * part) / (leftParts?.length ?? 1))
  return (
    <Dialog width={860} footer={null} title={`${name}：停留位置`} onCancel={onClose}>
      <Typography.Paragraph type="secondary">
        {studyMessages.left}，共 {formatCount(left)} 人。
        {!rows && studyMessages.tooFew}
      </Typography.Paragraph>
      {rows && (
        <Chart
          title="离开时看到的位置"
          kind="bars"
          points={rows.map(({ part, people }) => ({ name: videoPartText(part), value: people }))}
          format={(value) => `${formatCount(value)} 人`}
          axis={{ ticks: peopleTicks }}
          table={
            <Table<Row>
              size="small"
              rowKey="part"
              dataSource={rows}
              pagination={false}
              columns={[
                { title: '位置', dataIndex: 'part', render: videoPartText },
                { title: '时间', key: 'time', render: (_, { part }) => `${timeOf(part)}–${timeOf(part + 1)}` },
                { title: '人数', dataIndex: 'people', align: 'right', render: formatCount },
              ]}
            />
          }
        />
      )}
    </Dialog>
  )
}
