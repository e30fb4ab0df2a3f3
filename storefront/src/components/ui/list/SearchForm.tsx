import type { ChangeEvent } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { characterLimit } from '~/lib/forms/characterLimit'
import { useSyncedInput } from '~/lib/forms/useSyncedInput'
import styles from './SearchForm.module.css'

type Props = { label: string; text: string; onSearch: (text: string) => void; className?: string }

/** A search field that follows `text`; clearing it searches at once. */
export function SearchForm({ label, text, onSearch, className }: Props) {
  const [typed, setTyped] = useSyncedInput(text)

  return (
    <form
      className={`${styles.search} ${className}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <input
        className="input"
        type="search"
        placeholder={label}
        aria-label={label}
        value={typed}
        {...characterLimit({
          maxLength: 100,
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            setTyped(event.target.value)
            // The clear button of a search field does not submit.
            if (event.target.value === '' && text) onSearch('')
          },
        })}
      />
      <button className="btn">
        <Icon path={icons.search} size={18} />
        查找
      </button>
    </form>
  )
}
