import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a field of a page made by the server: what somebody typed or ticked before the scripts came. React leaves it in the
 * field and does not know it, so that it would be shown and not count.
 */
export function useTypedEarly(take: (field: HTMLInputElement) => void) {
  const field = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    if (field.current) take(field.current)
  })
  useLayoutEffect(() => takeEarly(), [])
  return field
}
