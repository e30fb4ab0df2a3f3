import { ResolutionKind, ResolutionText } from '@zhuxue/api/terms/certificates/reconciliation'
import { App, Space } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { resolveDiscrepancy } from './calls'
import type { RegistryDiscrepancy } from '../../../lib/apiTypes'

export interface ResolutionRequest {
  difference: RegistryDiscrepancy
  resolution: Exclude<ResolutionKind, 'ask'>
}

/** The resolutions that the server offers for this mismatch. */
export function ResolutionButtons(props: {
  difference: RegistryDiscrepancy
  onAsk: (request: ResolutionRequest) => void
}) {
  const { difference, onAsk } = props
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('hour-reconciliation')
  const of = `${difference.userName ?? ''} ${difference.pushId}`

  const ask = async () => {
    const id = difference.registryDifferenceId
    const result = await run('ask', () => resolveDiscrepancy(id, { resolution: ResolutionKind.Ask }))
    if (result) void message.info(result.msg)
  }

  if (difference.resolutions.length === 0) return '—'
  return (
    <Space size={[12, 4]} wrap>
      {difference.resolutions.map((resolution) => (
        <LinkButton
          key={resolution}
          loading={resolution === busy}
          // The number of an upload is a code.
          translate="no"
          aria-label={`${ResolutionText[resolution]} ${of}`}
          onClick={() => (resolution === ResolutionKind.Ask ? void ask() : onAsk({ difference, resolution }))}
        >
          {ResolutionText[resolution]}
        </LinkButton>
      ))}
    </Space>
  )
}
