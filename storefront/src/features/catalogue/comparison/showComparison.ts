import { comparisonTexts } from '@zhuxue/api/terms/catalogue/comparison'
import { notify } from '~/lib/toasts'
import { compared, setCompared, toggleCompared, watchCompared, type Compared } from './compared'
import { comparisonPath } from './comparisonPath'

const isAnyShown = (selector: string) => document.querySelector(selector) !== null

let isWatching = false

/** Shows which courses of a cached page are chosen, and chooses the one whose button `data-compare` was pressed. */
export function showComparison(pressed?: HTMLElement | null): void {
  if (!isWatching) watch()
  isWatching = true
  if (pressed && !toggleCompared({ id: idOf(pressed), name: nameOf(pressed) })) notify(comparisonTexts.full)
}

function watch(): void {
  watchCompared()
  for (const link of document.querySelectorAll<HTMLElement>('[data-leave-comparison]')) {
    const id = Number(link.dataset.leaveComparison)
    link.addEventListener('click', () => setCompared(compared.get().filter((one) => one.id !== id)))
  }
  const way = document.querySelector<HTMLElement>('[data-comparison-way]')
  let bar: Promise<unknown> | null = null
  compared.subscribe((chosen) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      button.setAttribute('aria-pressed', String(chosen.some(({ id }) => id === idOf(button))))
    }
    if (way) return showWay(way, chosen)
    if (chosen.length > 0 && isAnyShown('[data-compare]')) {
      bar ??= import('./mountBar').then((module) => module.mountBar())
    }
  })
}

/** A course page has a bar of its own on phones: there the way to the comparison is next to the button. */
function showWay(place: HTMLElement, chosen: readonly Compared[]): void {
  if (chosen.length < 2) return place.replaceChildren(chosen.length === 1 ? comparisonTexts.oneMore : '')
  const link = document.createElement('a')
  link.className = 'link'
  link.href = comparisonPath(chosen.map(({ id }) => id))
  link.textContent = comparisonTexts.start(chosen.length)
  place.replaceChildren(link)
}

const idOf = (button: HTMLElement) => Number(button.dataset.compare)

const nameOf = (button: HTMLElement) =>
  button.closest('article, main')!.querySelector('h1, h2, h3')!.textContent!.trim()
