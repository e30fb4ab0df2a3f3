import { DownloadOutlined } from '@ant-design/icons'
import { analysisMessages, MinAttempts } from '@zhuxue/api/terms/exams'
import { Alert, Button } from 'antd'
import { useParams } from 'react-router'
import { download } from '../../../components/download'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useExamPaths } from '../paths'
import { Items } from './Items'
import { useModal } from '../../../components/dialog/useModal'

/** docs/product.md 11.11: the statistics of a paper's questions, bad ones first. */
export function PaperAnalysis() {
  const { paths } = useExamPaths()
  const id = Number(useParams().id)
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/item-analysis', {
    params: { id },
    queryOptions: { retry: false },
    errorNotification: false,
  })

  return (
    <Page
      title={data ? `${data.paperName} 试题分析` : '试题分析'}
      back={paths.papers}
      hint={data && `已出成绩的测试 ${data.sat} 份，高分组和低分组各 ${data.groupSize} 份`}
      extra={data && data.items.length > 0 && <AnalysisExportButton paper={data} />}
    >
      {data?.isCut && <Alert type="info" showIcon message={analysisMessages.newestOnly} />}
      {data && data.sat > 0 && data.sat < MinAttempts && (
        <Alert type="info" showIcon message={analysisMessages.tooFew} />
      )}
      <Items named="question" items={data?.items} query={query} paperIdOf={() => id} />
    </Page>
  )
}

function AnalysisExportButton({ paper }: { paper: { paperId: number; paperName: string } }) {
  const modal = useModal()
  const { run, busy } = useApiMutation('audit-logs')
  const take = () =>
    modal.confirm({
      title: '下载试题分析',
      content: '文件中有题目的答案，下载会记入操作日志。',
      okText: '下载',
      cancelText: '取消',
      onOk: () =>
        run('export', () =>
          download('GET /api/admin/papers/:id/item-analysis-export', {}, `${paper.paperName} 试题分析.xlsx`, {
            id: paper.paperId,
          })
        ),
    })
  return (
    <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={take}>
      下载 Excel
    </Button>
  )
}
