import { useParams } from 'react-router'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { examPaths } from '../paths'
import { Items } from './Items'

/** docs/product.md 11.11: one question in each paper that used it. */
export function QuestionAnalysis() {
  const id = Number(useParams().id)
  const { query, data } = useApiQuery('GET /api/admin/questions/:id/item-analysis', {
    params: { id },
    queryOptions: { retry: false },
    errorNotification: false,
  })

  return (
    <Page
      title="题目在各试卷中的分析"
      back={data ? examPaths.questions.replace(':id', String(data.questionBankId)) : examPaths.banks}
      hint={data?.questionName}
    >
      <Items named="paper" items={data?.items} query={query} paperIdOf={(item) => item.paperId!} />
    </Page>
  )
}
