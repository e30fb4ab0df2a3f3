import { KeywordMin } from '@zhuxue/api/terms/catalogue'
import { clearSearchHistory, rememberSearch, searchHistory } from '~/lib/session/searchHistory'
import { optionsFor, type Option } from './options'
import { SuggestionList } from './SuggestionList'

/** Milliseconds without a key press. */
const pause = 150

/** Makes a search field a combobox: recent searches while it is empty, suggestions from the first character on. */
export function combobox(field: HTMLInputElement): void {
  const form = field.form!
  const list = new SuggestionList(field, { choose, forget })
  let timer: ReturnType<typeof setTimeout>
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.autocomplete = 'off'

  function choose({ text, href }: Option): void {
    if (href) {
      location.assign(href)
      return
    }
    field.value = text
    list.hide()
    reflect()
    remember()
    // Fires no submit event; for Safari below 16, which has no `requestSubmit`.
    form.submit()
  }

  function remember(): void {
    const keyword = field.value.trim()
    if (keyword.length >= KeywordMin) rememberSearch(keyword)
  }

  function forget(): void {
    clearSearchHistory()
    list.hide()
    reflect()
    field.focus()
  }

  function reflect(): void {
    field.setAttribute('aria-expanded', String(list.isOpen))
    const { activeId } = list
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }

  async function offer(): Promise<void> {
    const keyword = field.value.trim()
    const isHistory = keyword === ''
    const options = isHistory
      ? searchHistory().map((text) => ({ text, note: '', href: null }))
      : await optionsFor(keyword).catch(() => [])
    if (field.value.trim() !== keyword || !form.contains(document.activeElement)) return
    list.show(options, isHistory)
    reflect()
  }

  function close(): void {
    clearTimeout(timer)
    list.hide()
    reflect()
  }

  function move(step: 1 | -1): void {
    if (!list.isOpen) {
      void offer()
      return
    }
    list.move(step)
    reflect()
  }

  field.addEventListener('input', (event) => {
    clearTimeout(timer)
    // Unfinished text of an input method is ignored.
    if (!(event as InputEvent).isComposing) timer = setTimeout(() => void offer(), pause)
  })
  field.addEventListener('compositionend', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void offer(), pause)
  })
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && list.isOpen) {
      // The first Escape closes the list, the next one empties the field.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && list.active) {
      event.preventDefault()
      choose(list.active)
    }
  })
  field.addEventListener('focus', () => void offer())
  field.addEventListener('click', () => {
    if (!list.isOpen) void offer()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) close()
  })
  form.addEventListener('submit', remember)
  // A page restored from the history shows no old list.
  addEventListener('pagehide', close)
  reflect()
  void offer()
}
