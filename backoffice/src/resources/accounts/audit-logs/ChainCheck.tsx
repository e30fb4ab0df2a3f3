import { Alert, Typography } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../kit/useCommand'
import { http } from '../../../providers/api'
import type { ChainCheck } from './entry'

/** Asks the server to compute every hash of the log anew. */
export function useChainCheck() {
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  const [result, setResult] = useState<ChainCheck | null>(null)
  const verify = async () => {
    setResult(null)
    const answer = await run('verify', () =>
      http.get<ChainCheck>('/api/admin/audit-logs/verification', { timeout: 120_000 })
    )
    if (answer) setResult(answer.data)
  }
  return { verify, checking: busy !== null, result, refusal }
}

type Props = Pick<ReturnType<typeof useChainCheck>, 'result' | 'refusal'>

/** Stays above the rows until the next check, so that it can be read to somebody on the phone. */
export function ChainCheckBar({ result, refusal }: Props) {
  if (refusal) return <Alert type="error" showIcon role="alert" message={refusal.message} />
  if (!result) return null
  const { intact, checked, brokenAt, lastHash } = result
  if (!intact)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message="日志不完整"
        description={`前 ${checked} 条记录无误，编号 ${brokenAt ?? '—'} 的记录与前一条不衔接：它或它前面的记录被改动、删除或插入过。`}
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
            另行保存这个值，日后可以证明日志末尾没有被截去。
          </>
        )
      }
    />
  )
}
