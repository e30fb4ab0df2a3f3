import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isMac } from '../../components/isMac'
import styles from '../Shell.module.css'

const Palette = lazy(() => import('./Palette'))

/** Opens the palette, also by ⌘K or Ctrl K; in a rich text the same keys make a link and take precedence. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return
      event.preventDefault()
      setOpen((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label="快速查找"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <span className={styles.wide}>
          查找 <kbd className={styles.keys}>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function isPaletteKey({ key, altKey, shiftKey, metaKey, ctrlKey }: KeyboardEvent) {
  const isModifierPressed = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isModifierPressed && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
