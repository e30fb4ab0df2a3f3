import { useEffect, useRef, useState } from 'react'
import { withType, type FileKind } from '../fields/fileKind'
import { upload, UploadCancelled } from '../upload'

/** Uploads one file and passes on its URL; unmounting or `cancel` stops it. */
export function useFileUpload(kind: FileKind) {
  /** Null when nothing is uploading. */
  const [percent, setPercent] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  /** @returns undefined when it was cancelled */
  async function send<Answer>(file: File, done: (url: string) => Promise<Answer>) {
    sending.current = new AbortController()
    setPercent(0)
    try {
      const { signal } = sending.current
      const url = await upload(withType(kind, file), kind.category, setPercent, signal)
      setPercent(100)
      return await done(url)
    } catch (error) {
      if (error instanceof UploadCancelled) return undefined
      throw error
    } finally {
      setPercent(null)
    }
  }

  return { percent, send, cancel: () => sending.current?.abort() }
}
