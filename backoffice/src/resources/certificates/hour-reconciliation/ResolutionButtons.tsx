import { Mend, MendText } from '@zhuxue/api/terms/certificates/reconciliation'
import { App, Space } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useCommand } from '../../../components/hooks/useApiMutation'
import { mendDifference } from './calls'
import type { RegistryDifference } from '../../../lib/apiTypes'

export interface AskedMend {
  difference: RegistryDifference
  mend: Exclude<Mend, 'ask'>
}

/** What the server offers for this difference. */
export function Mends(props: { difference: RegistryDifference; onAsk: (asked: AskedMend) => void }) {
  const { difference, onAsk } = props
  const { message } = App.useApp()
  const { run, busy } = useCommand('hour-reconciliation')
  const of = `${difference.userName ?? ''} ${difference.pushId}`

  const ask = async () => {
    const id = difference.registryDifferenceId
    const result = await run('ask', () => mendDifference(id, { mend: Mend.Ask }))
    if (result) void message.info(result.msg)
  }

  if (difference.mends.length === 0) return '—'
  return (
    <Space size={[12, 4]} wrap>
      {difference.mends.map((mend) => (
        <LinkButton
          key={mend}
          loading={mend === busy}
          aria-label={`${MendText[mend]} ${of}`}
          onClick={() => (mend === Mend.Ask ? void ask() : onAsk({ difference, mend }))}
        >
          {MendText[mend]}
        </LinkButton>
      ))}
    </Space>
  )
}
