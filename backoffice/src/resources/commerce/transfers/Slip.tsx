import { Image } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { LinkButton } from '../../../components/list/LinkButton'
import { slipUrl } from './calls'

/** Loaded on demand, because each view is recorded. */
export function Slip({ transferId }: { transferId: number }) {
  const { run, busy } = useApiMutation(null)
  const [url, setUrl] = useState('')
  if (!url) {
    const load = async () => setUrl((await run('slip', () => slipUrl(transferId))) ?? '')
    return (
      <LinkButton loading={busy !== null} onClick={() => void load()}>
        查看回单
      </LinkButton>
    )
  }
  if (new URL(url, window.location.href).pathname.endsWith('.pdf')) {
    return (
      <a href={url} target="_blank" rel="noopener">
        打开 PDF 回单
      </a>
    )
  }
  return <Image src={url} alt="转账回单" width={220} />
}
