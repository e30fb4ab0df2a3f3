import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import styles from './ButtonWithReason.module.css'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Why the button is disabled; null when it works. */
  disabledReason: string | null
}

/** It stays focusable, and a screen reader reads the reason with its name. */
export function ButtonWithReason({ disabledReason, onClick, children, ...props }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const bubble = useRef<HTMLSpanElement>(null)
  // After every render: the label and the button's width change its position.
  useLayoutEffect(() => {
    if (isShown) keepInWindow(bubble.current)
  })
  useEffect(() => {
    if (!isShown) return
    const hideElsewhere = ({ target }: Event) => {
      if (!bubble.current?.parentElement?.contains(target as Node)) setShown(false)
    }
    document.addEventListener('focusin', hideElsewhere)
    return () => document.removeEventListener('focusin', hideElsewhere)
  }, [isShown])
  if (disabledReason === null) {
    return (
      <button {...props} onClick={onClick}>
        {children}
      </button>
    )
  }

  const [show, hide] = [() => setShown(true), () => setShown(false)]
  return (
    <span className={styles.holder} onPointerEnter={show} onPointerLeave={hide}>
      <button
        {...props}
        aria-disabled="true"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        {children}
      </button>
      <span ref={bubble} id={id} role="tooltip" className={styles.bubble} hidden={!isShown}>
        {disabledReason}
      </span>
    </span>
  )
}

const gap = 8

function keepInWindow(bubble: HTMLElement | null): void {
  if (!bubble) return
  bubble.style.transform = 'translateX(-50%)'
  const { left, right } = bubble.getBoundingClientRect()
  const over = Math.min(0, left - gap) || Math.max(0, right + gap - document.documentElement.clientWidth)
  if (over) bubble.style.transform = `translateX(calc(-50% - ${over}px))`
}
