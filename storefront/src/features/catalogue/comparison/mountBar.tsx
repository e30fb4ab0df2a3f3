import { createRoot } from 'react-dom/client'
import { ComparisonBar } from './ComparisonBar'

/** Only once a course is chosen, so that other pages do not load it. */
export function mountBar(): void {
  const place = document.createElement('div')
  document.querySelector('main')!.after(place)
  createRoot(place).render(<ComparisonBar />)
}
