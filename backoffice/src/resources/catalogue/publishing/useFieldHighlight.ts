import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import styles from './Preflight.module.css'

/** `?field=` leads to a field of the form, once the form is there: seen, focused, and marked for a moment. */
export function useFieldHighlight(isReady: boolean): void {
  const [search] = useSearchParams()
  // Another key each time, also when the same gap is followed again.
  const { key } = useLocation()
  const field = search.get('field')

  useEffect(() => {
    if (!isReady || !field) return
    const timer = setTimeout(() => reveal(field), 100)
    return () => clearTimeout(timer)
  }, [isReady, field, key])
}

/** Ant Design gives the control of a form item the name of the field as its id. */
function reveal(field: string): void {
  const control = document.getElementById(field)
  const item = control?.closest<HTMLElement>('.ant-form-item')
  if (!control || !item) return
  item.classList.add(styles.found!)
  item.scrollIntoView({ block: 'center', behavior: 'smooth' })
  focusableOf(control, item)?.focus({ preventScroll: true })
}

/** What is typed into comes first: an editor has its buttons before its text. A picker of files is hidden behind its button. */
export function focusableOf(control: HTMLElement, item: HTMLElement): HTMLElement | null {
  const text = 'input:not([type=file], [disabled]), textarea:not([disabled]), [contenteditable=true]'
  if (control.matches(text)) return control
  const button = 'button:not([disabled]), [role=button][tabindex="0"]'
  return item.querySelector<HTMLElement>(text) ?? item.querySelector<HTMLElement>(button)
}
