import { App, Typography } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import type { Clause } from '../../../lib/apiTypes'

/** The title of a clause, edited in place; typed text stays until it is saved. */
export function ClauseNameField({ clause, onSaved }: { clause: Clause; onSaved: () => void }) {
  const { message } = App.useApp()
  const { run } = useApiMutation(null)
  const [typed, setTyped] = useState<string | null>(null)
  const { clauseId: id, clauseName } = clause
  const shown = typed ?? clauseName

  const save = async (text: string) => {
    setTyped(text)
    if (text.trim() === clauseName) return
    const body = { clauseName: text }
    const done = await run('name', () => call('PUT /api/admin/clauses/:id', { params: { id }, body }))
    if (!done) return
    message.success(done.msg)
    setTyped(done.clause.clauseName)
    onSaved()
  }

  return (
    <Typography.Paragraph
      strong={shown !== ''}
      type={shown === '' ? 'secondary' : undefined}
      style={{ marginBlockEnd: 8 }}
      editable={{ text: shown, tooltip: '修改条文名称', onChange: (text) => void save(text) }}
    >
      {shown || '还没有名称'}
    </Typography.Paragraph>
  )
}
