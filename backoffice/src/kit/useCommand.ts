import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { App } from 'antd'
import { useState } from 'react'

/**
 * Runs one write that is no plain save (publish, copy, reorder): pessimistic, refused while the
 * last one runs, answered with a message, and what it made stale is read again.
 */
export function useCommand(resource: string, stale: 'resourceAll' | 'list' = 'resourceAll') {
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState<string | number | null>(null)

  async function run<T>(
    key: string | number,
    call: () => Promise<T>,
    done?: string
  ): Promise<T | undefined> {
    if (busy !== null) return undefined
    setBusy(key)
    try {
      const answer = await call()
      if (done) message.success(done)
      return answer
    } catch (error) {
      onError(error)
      message.open({
        key: (error as HttpError).message,
        type: 'error',
        content: (error as HttpError).message,
      })
      return undefined
    } finally {
      setBusy(null)
      await invalidate({ resource, invalidates: [stale] })
    }
  }

  return { run, busy }
}
