import { useEffect, useState, type ComponentType } from 'react'

/** A part of a page that is not missed: nothing is shown until its code has loaded, or when it cannot be loaded. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return function LazyPart(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
    useEffect(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => undefined
      )
    }, [])
    return Loaded && <Loaded {...props} />
  }
}
