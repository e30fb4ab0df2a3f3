import styles from './TabBar.module.css'

type Props<Tab extends string> = {
  label: string
  /** Names of the tabs; `group` makes the ids of several bars on a page unique. */
  tabs: readonly Tab[]
  group?: string
  selected: Tab
  onSelect: (tab: Tab) => void
  /** Whether the page is hydrated; the tabs are disabled until then. */
  ready?: boolean
}

const idOf = (kind: 'tab' | 'panel', tab: string, group: string) => `${kind}-${group}${tab}`

/** Props of a tab's panel, so that the two reference each other. */
export const panelProps = (tab: string, group = '') => ({
  'role': 'tabpanel',
  'id': idOf('panel', tab, group),
  'aria-labelledby': idOf('tab', tab, group),
})

/** Tabs with arrow key navigation. */
export function TabBar<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, group = '', selected, onSelect, ready = true } = props
  return (
    <div className={styles.bar} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={idOf('tab', tab, group)}
          aria-selected={tab === selected}
          aria-controls={idOf('panel', tab, group)}
          disabled={!ready}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!step) return
            const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!
            onSelect(next)
            document.getElementById(idOf('tab', next, group))?.focus()
          }}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}
