import { analysisMessages } from '@zhuxue/api/terms/exams'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Page } from '../../../kit/Page'
import { useRead } from '../../../kit/hooks/useRead'
import { examPaths } from '../paths'
import { ItemDrawer } from './ItemDrawer'
import { itemKey } from './items'
import { ItemTable } from './ItemTable'

/** docs/product.md 11.11: one question in each paper that asked it. */
export function QuestionAnalysis() {
  const id = Number(useParams().id)
  const [opened, setOpened] = useState<string | null>(null)
  const { query, data } = useRead('GET /api/admin/questions/:id/item-analysis', {
    params: { id },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const item = data?.items.find((one) => itemKey(one) === opened)

  return (
    <Page
      title="题目在各试卷中的分析"
      back={
        data ? examPaths.questions.replace(':id', String(data.questionBankId)) : examPaths.banks
      }
      hint={data?.questionName}
    >
      <ItemTable
        named="paper"
        items={data?.items}
        loading={query.isPending}
        about={analysisMessages.notSat}
        error={query.error}
        onRetry={() => void query.refetch()}
        onOpen={(one) => setOpened(itemKey(one))}
      />
      {item && (
        <ItemDrawer
          key={opened}
          paperId={item.paperId}
          item={item}
          onChanged={() => void query.refetch()}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}
