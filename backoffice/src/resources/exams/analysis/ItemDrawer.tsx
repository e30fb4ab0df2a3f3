import {
  analysisMessages,
  discriminationText,
  ItemFlagHint,
  ItemFlagText,
  rateText,
  secondsText,
} from '@zhuxue/api/terms/exams'
import { Alert, Descriptions, Skeleton, Space } from 'antd'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../components/FailedNotice'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ShownQuestion } from '../questions/ShownQuestion'
import { Correction } from './Correction'
import type { Item } from './items'
import { Letters } from './Letters'

interface Props {
  paperId: number
  item: Item
  onChanged: () => void
  onClose: () => void
}

/** One question: its flags, its text and key, and who chose what. */
export function ItemDrawer({ paperId, item, onChanged, onClose }: Props) {
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/item-analysis/:questionVersionId', {
    params: { id: paperId, questionVersionId: item.questionVersionId },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const question = data?.question
  const changed = () => {
    void query.refetch()
    onChanged()
  }
  /** The drawer closes first: this version has no attempts any more. */
  const regraded = () => {
    onClose()
    onChanged()
  }
  const askedQuestion = data?.asked

  return (
    <SideDrawer
      title={item.questionNo ? `第 ${item.questionNo} 题` : '题目'}
      width="min(860px, 100vw)"
      onClose={onClose}
      footer={question && <Correction question={question} onChanged={changed} onRegraded={regraded} />}
    >
      <Space direction="vertical" size={16} style={{ width: '100%' }}>
        <FlagExplanations item={item} />
        <Descriptions
          size="small"
          bordered
          column={{ xs: 1, sm: 2, md: 3 }}
          items={[
            { key: 'sat', label: '作答', children: `${item.sat} 份` },
            { key: 'rate', label: '正确率', children: rateText(item.rightRate) },
            { key: 'd', label: '区分度', children: discriminationText(item.discrimination) },
            { key: 'time', label: '用时中位数', children: secondsText(item.medianSeconds) },
            { key: 'timed', label: '有用时记录', children: `${item.timed} 份` },
            { key: 'none', label: '未作答', children: `${item.unanswered} 份` },
          ]}
        />
        {query.isPending && <Skeleton active />}
        {query.error && <FailedNotice error={query.error} onRetry={query.refetch} />}
        {askedQuestion && <ShownQuestion question={askedQuestion} />}
        {item.letters.length > 0 && <Letters item={item} />}
      </Space>
    </SideDrawer>
  )
}

function FlagExplanations({ item }: { item: Item }) {
  const { flags, isCurrent, rightRate } = item
  if (!flags.length && isCurrent && rightRate !== null) return null
  return (
    <Space direction="vertical" size={8} style={{ width: '100%' }}>
      {flags.length > 0 && (
        <Alert
          type="warning"
          message={
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {flags.map((flag) => (
                <li key={flag}>
                  <b>{ItemFlagText[flag]}</b>：{ItemFlagHint[flag]}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {!isCurrent && (
        <Alert type="info" showIcon message={analysisMessages.olderKey} description={analysisMessages.olderKeyHint} />
      )}
      {rightRate === null && <Alert type="info" showIcon message={analysisMessages.tooFew} />}
    </Space>
  )
}
