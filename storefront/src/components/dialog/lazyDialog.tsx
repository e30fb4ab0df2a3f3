import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { reportFailure } from '~/lib/http/reportFailure'

type DialogProps = { onClose: () => void }

/** A dialog whose code is loaded when it is first opened; if loading fails, it is closed again. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  return function LazyDialog(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    const close = useEffectEvent(() => props.onClose())

    useEffect(() => {
      load().then(
        (module) => setLoaded(() => module.default),
        (error) => {
          reportFailure(error)
          close()
        }
      )
    }, [])

    return Loaded && <Loaded {...props} />
  }
}
