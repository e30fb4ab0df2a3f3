import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { App } from 'antd'
import { useState } from 'react'
import { asHttpError } from '../../lib/faults'

interface Options {
  /**
   * `message`: an error is shown for three seconds and the resource is invalidated. `inline`: it is returned until the
   * next run, for the dialog or drawer that shows it.
   */
  onUserError?: 'message' | 'inline'
  stale?: 'resourceAll' | 'list'
}

/**
 * Runs a write other than a plain save (publish, copy, reorder): pessimistic, ignored while the previous one runs.
 * @param resource that is invalidated after the write, if any
 */
export function useApiMutation(resource: string | null, options: Options = {}) {
  const { onUserError = 'message', stale = 'resourceAll' } = options
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState<string | number | null>(null)
  const [userError, setUserError] = useState<HttpError | null>(null)
  const inline = onUserError === 'inline'

  async function run<T>(key: string | number, call: () => Promise<T>, done?: string): Promise<T | undefined> {
    if (busy !== null) return undefined
    setBusy(key)
    setUserError(null)
    try {
      const response = await call()
      if (resource && inline) await invalidate({ resource, invalidates: [stale] })
      if (done) message.success(done)
      return response
    } catch (thrown) {
      const error = asHttpError(thrown)
      onError(error)
      if (inline) setUserError(error)
      else message.open({ key: error.message, type: 'error', content: error.message })
      return undefined
    } finally {
      setBusy(null)
      if (resource && !inline) await invalidate({ resource, invalidates: [stale] })
    }
  }

  return { run, busy, userError, clear: () => setUserError(null) }
}
export type Command = ReturnType<typeof useApiMutation>
