import { useRef, useState } from 'react'

/** Stores unsent values over a reload. */
export type DraftStore<Values> = { restore: () => Values | null; save: (values: Values) => void; clear: () => void }

/** The values of a form, restored from the store until it is sent or abandoned. */
export function useDraft<Values extends object>(initial: Values, store?: DraftStore<Values>) {
  const [values, setValues] = useState(() => store?.restore() ?? initial)
  // Autofill may change several fields before the next render.
  const latest = useRef(values)

  function change(part: Partial<Values>) {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    store?.save(latest.current)
  }

  function reset() {
    latest.current = initial
    setValues(initial)
    store?.clear()
  }

  return { values, change, reset }
}
