import { clauseText, ClauseState, parseClause, QuestionLimit } from '@zhuxue/api/terms/exams'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { useDebounced } from '../../../components/hooks/useDebounced'
import { useApiQuery } from '../../../components/hooks/useApiQuery'

interface Props {
  id?: string
  value?: string[]
  onChange?: (clauses: string[]) => void
}

/** Suggests known clauses; a typed one is normalized. */
export function ClauseField({ id, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const keyword = useDebounced(typed)
  const { data } = useApiQuery('GET /api/admin/clauses', {
    queryParams: { keyword, page: 1, pageSize: 20 },
    queryOptions: { placeholderData: (before: unknown) => before as never },
    errorNotification: false,
  })
  const change = (names: string[]) => {
    setTyped('')
    // The list covers the buttons of the dialog.
    setIsOpen(false)
    onChange?.([...new Set(names.map(normalizeClause))])
  }

  return (
    <Select
      id={id}
      mode="tags"
      value={value}
      onChange={change}
      open={isOpen}
      onOpenChange={setIsOpen}
      onSearch={(text) => {
        setTyped(text)
        if (text) setIsOpen(true)
      }}
      filterOption={false}
      tokenSeparators={[';', '；', '\n']}
      maxCount={QuestionLimit.clauses}
      options={(data?.clauses ?? []).map(({ clause, clauseName, clauseState }) => ({
        value: clause,
        label: clauseState === ClauseState.Replaced ? `${clause}（已被替代）` : clause,
        title: clauseName,
      }))}
    />
  )
}

function normalizeClause(text: string): string {
  const clause = parseClause(text)
  return clause ? clauseText(clause) : text.trim()
}
