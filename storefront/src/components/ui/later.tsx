import { useEffect, useState, type ComponentType } from 'react'
import { reportFailure } from '~/lib/http/reportFailure'

type Dialog = { onClose: () => void }

/**
 * A dialog whose code comes when it is first opened: nobody who only looks at the page pays for it. Without a
 * network it says so and is closed again, and the page stays as it is.
 */
export function later<P extends Dialog>(load: () => Promise<{ default: ComponentType<P> }>) {
  return function Later(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    const { onClose } = props

    useEffect(() => {
      load().then(
        (found) => setLoaded(() => found.default),
        (error) => {
          reportFailure(error)
          onClose()
        }
      )
    }, [])

    return Loaded && <Loaded {...props} />
  }
}
