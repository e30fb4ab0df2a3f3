import { Alert, Typography } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { http } from '../../../providers/api'
import type { ChainCheck } from '@zhuxue/api/terms/core/audit'
import { BreakList } from './BreakList'

/** Asks the server to recompute all hashes of the log. */
export function useChainCheck() {
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const [result, setResult] = useState<ChainCheck | null>(null)
  const verify = async () => {
    setResult(null)
    const answer = await run('verify', () =>
      http.get<ChainCheck>('/api/admin/audit-logs/verification', { timeout: 120_000 })
    )
    if (answer) setResult(answer.data)
  }
  return { verify, checking: busy !== null, result, userError, show: setResult }
}

type Props = Omit<ReturnType<typeof useChainCheck>, 'verify' | 'checking'>

/** Stays above the rows until the next check, so that the result can be read out on the phone. */
export function ChainCheckBar({ result, userError, show }: Props) {
  if (userError) return <Alert type="error" showIcon role="alert" message={userError.message} />
  if (!result) return null
  const { intact, checked, breaks, lastHash } = result
  if (!intact)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message="日志不完整"
        description={
          <>
            {`共核对 ${checked} 条记录，以下各处与当时写入的不同。${anchorText(result)}`}
            <BreakList check={result} onChecked={show} />
          </>
        }
      />
    )
  return (
    <Alert
      type="success"
      showIcon
      role="status"
      message={`日志完整，共核对 ${checked} 条记录`}
      description={
        lastHash && (
          <>
            末条校验值{' '}
            <Typography.Text
              copyable={{ text: lastHash, tooltips: ['复制', '已复制'] }}
              style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
            >
              {lastHash}
            </Typography.Text>
            <br />
            另行保存这个值，日后可以证明日志末尾没有被截去。{anchorText(result)}
            {breaks.length > 0 && <BreakList check={result} onChecked={show} />}
          </>
        )
      }
    />
  )
}

function anchorText({ anchorCount, lastAnchorTime, guarded }: ChainCheck): string {
  const anchors = anchorCount ? `已有 ${anchorCount} 份存证，最近一份写于 ${lastAnchorTime}。` : '还没有存证。'
  return guarded ? anchors : `${anchors}数据库没有禁止修改日志的触发器，请联系运维人员。`
}
