import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  FileVerdictMessage,
  FileVerdictText,
  IssueStateMessage,
  IssueStateText,
  issueMessages,
  MaxVerifiedBytes,
} from '@zhuxue/api/terms/certificates/issues'
import { api, silent } from '~/lib/http/api'
import { fileBody } from '~/lib/http/client'
import { failureOf } from '~/lib/http/reportFailure'
import type { VerifiedFile } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './VerifyFile.module.css'

/** Checks whether a PDF is the one that was issued (docs/product.md 10.9). */
export default function VerifyFile() {
  const id = useId()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [fileError, setFileError] = useState('')
  const [verified, setVerified] = useState<VerifiedFile | null>(null)
  const turn = useRef(0)
  const input = useRef<HTMLInputElement>(null)

  const choose = async (file: File | undefined) => {
    const mine = ++turn.current
    setName(file?.name ?? '')
    setVerified(null)
    setFileError('')
    if (!file) return setBusy(false)
    if (file.size > MaxVerifiedBytes) return setFileError(issueMessages.fileTooLarge)
    setBusy(true)
    try {
      const answer = await api.certificates.public.files.store({ ...fileBody(typed(file)), ...silent })
      if (mine === turn.current) setVerified(answer.file)
    } catch (error) {
      if (mine === turn.current) setFileError(failureOf(error).message)
    }
    if (mine === turn.current) setBusy(false)
  }

  // A file may be chosen before hydration.
  const chooseBeforeHydration = useEffectEvent(() => void choose(input.current?.files?.[0]))
  useEffect(() => {
    if (input.current?.files?.length) chooseBeforeHydration()
  }, [])

  return (
    <section className={`sheet ${styles.sheet}`} aria-busy={busy}>
      <h2>证书文件</h2>
      <div className={styles.file}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept=".pdf,.jwt"
          aria-invalid={fileError ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <label className="btn" htmlFor={id}>
          选择证书文件
        </label>
        <span>{name || 'PDF 或 .jwt'}</span>
      </div>
      {fileError && (
        <p className={styles.fault} role="alert">
          {fileError}
        </p>
      )}
      <p id={`${id}-help`}>收到的是 PDF 或电子凭证时，可以核对它是不是签发时的原件。文件只用于查验，不会保存。</p>
      <div role="status">
        {busy && <p>正在查验…</p>}
        {verified && <Verdict {...verified} />}
      </div>
    </section>
  )
}

/** The type that the system reports for a file depends on the installed programs. */
function typed(file: File): Blob {
  const isCredential = file.name.toLowerCase().endsWith('.jwt')
  return isCredential ? new Blob([file], { type: 'application/vc+jwt' }) : file
}

function Verdict({ verdict, number, state, signed }: VerifiedFile) {
  return (
    <div className={`${styles.verdict} ${styles[verdict]}`}>
      <strong>{FileVerdictText[verdict]}</strong>
      <p>{FileVerdictMessage[verdict]}</p>
      {state && (
        <p>
          当前状态：<b>{IssueStateText[state]}</b>，{IssueStateMessage[state]}。
        </p>
      )}
      {signed.length > 0 && (
        <>
          <h3>签名的内容</h3>
          <ul>
            {signed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {number && (
        <a className="btn btn--small" href={paths.verify(number)}>
          查看证书 {number}
        </a>
      )}
    </div>
  )
}
