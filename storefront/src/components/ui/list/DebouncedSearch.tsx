import { useEffect, useEffectEvent, type ChangeEvent, type ComponentProps } from 'react'
import { characterLimit } from '~/lib/forms/characterLimit'
import { useSyncedInput } from '~/lib/forms/useSyncedInput'

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder'> & {
  label: string
  value: string
  /** Normalizes the typed text. */
  clean?: (typed: string) => string
  onSearch: (value: string) => void
}

/** A field that searches once the user has not typed for 300 milliseconds. */
export function DebouncedSearch({ label, value, clean = (typed) => typed, maxLength, onSearch, ...input }: Props) {
  const [typed, setTyped] = useSyncedInput(value)

  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onSearch(typed.trim())
  })
  useEffect(() => {
    const settled = setTimeout(() => search(), 300)
    return () => clearTimeout(settled)
  }, [typed])

  return (
    <input
      {...input}
      className="input"
      type="search"
      aria-label={label}
      value={typed}
      {...characterLimit({
        maxLength,
        normalize: clean,
        onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(clean(event.target.value)),
      })}
    />
  )
}
