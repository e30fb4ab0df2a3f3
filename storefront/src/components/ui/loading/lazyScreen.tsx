import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { FailedState } from '~/components/ui/EmptyState'
import { whenOnline } from '~/lib/http/connection'
import { failureOf } from '~/lib/http/reportFailure'
import { Skeleton } from './Skeleton'

/** A part of a page whose code is loaded when it is first shown. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>, className?: string) {
  return function LazyScreen(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    const [isFailed, setFailed] = useState(false)

    const request = useCallback(async () => {
      setFailed(false)
      try {
        const component = await load()
        setLoaded(() => component)
        return true
      } catch (error) {
        failureOf(error)
        setFailed(true)
        return false
      }
    }, [])
    useEffect(() => void request(), [request])
    useEffect(() => (isFailed ? whenOnline(request) : undefined), [isFailed, request])

    if (Loaded) return <Loaded {...props} />
    if (isFailed) return <FailedState onRetry={request} />
    return <Skeleton className={className} />
  }
}
