import { useId, useState } from 'react'
import { transferTexts } from '@zhuxue/api/terms/commerce/bank_transfers'
import { UploadCategories, messages } from '@zhuxue/api/terms/media'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { minute } from '~/lib/format'
import { failureOf } from '~/lib/http/reportFailure'
import { api, silent } from '~/lib/http/api'
import { uploadFile } from '~/lib/http/uploadFile'
import type { BankTransfer } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import styles from './SlipUpload.module.css'

type Props = { orderId: string; transfer: BankTransfer; onSent: () => void }

/** The slip helps staff to find the transfer; it pays nothing. */
export function SlipUpload({ orderId, transfer: { slipTime, maySendSlip }, onSent }: Props) {
  const id = useId()
  const [percent, setPercent] = useState<number | null>(null)
  const [fileError, setFileError] = useState('')
  if (!maySendSlip && !slipTime) return null

  const send = async (file: File | undefined) => {
    const problem = file && problemOf(file)
    setFileError(problem || '')
    if (!file || problem || percent !== null) return
    setPercent(0)
    try {
      const fileUrl = await uploadFile(file, 'slip', setPercent)
      const { msg } = await api.commerce.transferSlips.store({
        params: { orderNo: orderId },
        body: { fileUrl },
        ...silent,
      })
      notify(msg, 'success')
      onSent()
    } catch (error) {
      setFileError(failureOf(error).message)
    }
    setPercent(null)
  }

  const open = async () => {
    try {
      const { url } = await api.commerce.transferSlips.show({ params: { orderNo: orderId } })
      window.location.assign(url)
    } catch (error) {
      notify(failureOf(error).message, 'error')
    }
  }

  return (
    <div className={styles.slip}>
      {slipTime && (
        <p>
          回单上传时间 <span>{minute(slipTime)}</span>
          <button type="button" className="btn btn--plain btn--small" onClick={() => void open()}>
            查看回单
          </button>
        </p>
      )}
      {maySendSlip && (
        <>
          <div className={styles.file}>
            <input
              id={id}
              className="visually-hidden"
              type="file"
              accept={UploadCategories.slip.contentTypes.join(',')}
              disabled={percent !== null}
              aria-invalid={fileError ? true : undefined}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => {
                void send(target.files?.[0])
                // The same file can be chosen again after an error.
                target.value = ''
              }}
            />
            <label className="btn btn--wide" htmlFor={id} data-busy={percent !== null}>
              {slipTime ? '重新上传回单' : '上传转账回单'}
            </label>
          </div>
          {percent !== null && <ProgressBar label="上传进度" value={percent} />}
          {fileError && (
            <p className={styles.fault} role="alert">
              {fileError}
            </p>
          )}
          <p id={`${id}-help`} className="muted">
            {transferTexts.slipHint}
          </p>
        </>
      )}
    </div>
  )
}

function problemOf({ type, size }: File): string | null {
  const { contentTypes, maxBytes } = UploadCategories.slip
  if (!(contentTypes as readonly string[]).includes(type)) return messages.slipType
  return size > maxBytes ? messages.slipTooLarge : null
}
