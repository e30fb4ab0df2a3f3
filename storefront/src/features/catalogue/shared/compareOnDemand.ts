import { localStore } from '~/lib/storage'

const comparedKey = 'zhuxue.compared'

/** Loads the comparison with the first choice, so that pages of visitors who compare nothing stay light. */
export function compareOnDemand(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-compare]')) button.disabled = false
  for (const type of ['click', 'pageshow']) addEventListener(type, loadIfUsed)
  loadIfUsed({ target: null })
}

function loadIfUsed({ target }: Pick<Event, 'target'>): void {
  // The document, which a `pageshow` is about, has no such method.
  const pressed = (target as Element | null)?.closest?.<HTMLElement>('[data-compare]')
  if (pressed || localStore.getItem(comparedKey)) {
    void import('~/features/catalogue/comparison/showComparison').then((module) => module.showComparison(pressed))
  }
}
