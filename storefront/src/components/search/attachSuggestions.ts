import styles from './suggestions.css?url&no-inline'
import { loadStyles } from '~/lib/site/loadStyles'

/** Loads suggestions with the first use of a field, because most page views do not need them. */
export function attachSuggestions(root: ParentNode = document): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-suggestions]')) {
    const begin = async () => {
      const [{ combobox }] = await Promise.all([import('./combobox'), loadStyles(styles)])
      combobox(field)
    }
    if (document.activeElement === field) void begin()
    else field.addEventListener('focus', () => void begin(), { once: true })
  }
}
