import { createRoot } from 'react-dom/client'
import { loadStyles } from '~/lib/site/loadStyles'
import { ComparisonBar } from './ComparisonBar'
// Imported styles of modules that the script of every page may load are in every page.
import styles from './comparisonBar.css?url&no-inline'

/** Only once a course is chosen, so that other pages do not load it. */
export async function mountBar(): Promise<void> {
  await loadStyles(styles)
  const place = document.createElement('div')
  document.querySelector('main')!.after(place)
  createRoot(place).render(<ComparisonBar />)
}
