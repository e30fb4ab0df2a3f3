import { useState, type SyntheticEvent } from 'react'
import { OwnDataFileName } from '@zhuxue/api/terms/accounts/personal_data_export'
import { errorTexts } from '~/lib/http/errors'
import { failureOf } from '~/lib/http/reportFailure'
import { saveFile } from '~/lib/saveFile'
import { session } from '~/lib/session/session'
import { notify } from '~/lib/toasts'
import { OwnerProofField } from './OwnerProofField'
import styles from './Privacy.module.css'
import { useOwnerProof, type Proof } from './reauthenticationField'

export function DownloadForm() {
  const proof = useOwnerProof()
  const [busy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const credentials = proof.readOrShowError()
    if (!credentials || busy) return
    setBusy(true)
    const errorMessage = await download(credentials)
    setBusy(false)
    if (errorMessage) return proof.setProblem(errorMessage)
    proof.clear()
    notify('已开始下载，请妥善保管', 'success')
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <OwnerProofField proof={proof} />
      <button className="btn btn--primary" data-busy={busy} disabled={busy}>
        {busy ? '正在准备…' : '下载我的个人信息'}
      </button>
    </form>
  )
}

/** Errors arrive as JSON although a file was requested; returns the error message. */
async function download(proof: Proof): Promise<string | null> {
  try {
    const response = await fetch('/api/user/own-data/file', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept': 'application/json',
        'Authorization': session.get().token,
      },
      body: JSON.stringify(proof),
    })
    if (response.headers.get('content-type')?.includes('json')) {
      const { msg } = (await response.json()) as { msg?: string }
      return msg ?? errorTexts.network
    }
    saveFile(await response.blob(), OwnDataFileName)
    return null
  } catch (error) {
    return failureOf(error).message
  }
}
