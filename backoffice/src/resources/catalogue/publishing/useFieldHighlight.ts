import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import styles from './Preflight.module.css'

/** `?field=` scrolls to a field of the form, focuses it and marks it for a moment, once the form is rendered. */
export function useFieldHighlight(isReady: boolean): void {
  const [search] = useSearchParams()
  // Another key for each navigation, also when the same link is followed again.
  const { key } = useLocation()
  const field = search.get('field')

  useEffect(() => {
    if (!isReady || !field) return
    const timer = setTimeout(() => reveal(field), 100)
    return () => clearTimeout(timer)
  }, [isReady, field, key])
}

/** antd uses the field name as the id of its control. */
function reveal(field: string): void {
  const control = document.getElementById(field)
  const item = control?.closest<HTMLElement>('.ant-form-item')
  if (!control || !item) return
  item.classList.add(styles.highlighted!)
  item.scrollIntoView({ block: 'center', behavior: 'smooth' })
  focusableOf(control, item)?.focus({ preventScroll: true })
}

/** Text inputs come first: an editor has its buttons before its text. A file input is hidden behind its button. */
export function focusableOf(control: HTMLElement, item: HTMLElement): HTMLElement | null {
  const text = 'input:not([type=file], [disabled]), textarea:not([disabled]), [contenteditable=true]'
  if (control.matches(text)) return control
  const button = 'button:not([disabled]), [role=button][tabindex="0"]'
  return item.querySelector<HTMLElement>(text) ?? item.querySelector<HTMLElement>(button)
}
