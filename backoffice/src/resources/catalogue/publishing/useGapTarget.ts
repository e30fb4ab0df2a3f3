import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import styles from './Preflight.module.css'

/** `?field=` leads to a field of the form, once the form is there: seen, focused, and marked for a moment. */
export function useGapTarget(isReady: boolean): void {
  const [search] = useSearchParams()
  const field = search.get('field')

  useEffect(() => {
    if (!isReady || !field) return
    const timer = setTimeout(() => reveal(field), 100)
    return () => clearTimeout(timer)
  }, [isReady, field])
}

/** Ant Design gives the control of a form item the name of the field as its id. */
function reveal(field: string): void {
  const item = document.getElementById(field)?.closest<HTMLElement>('.ant-form-item')
  if (!item) return
  item.classList.add(styles.found!)
  item.scrollIntoView({ block: 'center', behavior: 'smooth' })
  const first = 'input:enabled, textarea:enabled, [contenteditable=true], button:enabled'
  item.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
}
