import type { Option } from './options'

let lists = 0

/** The popup below a field: a heading for recent searches, and a listbox (WAI-ARIA combobox). */
export class SuggestionList {
  readonly element = element('div', 'suggestions')
  readonly #list = element('ul')
  readonly #status = element('p', 'visually-hidden')
  readonly #head: HTMLElement
  readonly #id = `suggestions-${++lists}`
  #options: Option[] = []
  #active = -1

  constructor(field: HTMLInputElement, act: { choose: (option: Option) => void; forget: () => void }) {
    this.#list.id = this.#id
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', '搜索建议')
    this.#status.setAttribute('role', 'status')
    this.#head = element('div', 'suggestions-head', '搜索记录')
    const forget = element('button', '', '清除记录') as HTMLButtonElement
    forget.type = 'button'
    forget.addEventListener('click', act.forget)
    this.#head.append(forget)
    this.element.append(this.#head, this.#list)
    this.element.hidden = true
    field.after(this.element, this.#status)
    field.setAttribute('aria-controls', this.#id)
    // The field keeps the focus.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', ({ target }) => {
      const at = [...this.#list.children].indexOf((target as Element).closest('li')!)
      if (this.#options[at]) act.choose(this.#options[at])
    })
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  get active(): Option | null {
    return this.#options[this.#active] ?? null
  }

  get activeId(): string | null {
    return this.active && `${this.#id}-${this.#active}`
  }

  show(options: Option[], isHistory: boolean): void {
    this.#options = options
    this.#head.hidden = !isHistory
    this.#list.replaceChildren(...options.map((option, at) => this.#row(option, at)))
    this.element.hidden = !options.length
    this.#status.textContent = options.length
      ? `${isHistory ? '搜索记录' : '搜索建议'}${options.length}条，用上下键选择`
      : ''
    this.#mark(-1)
  }

  hide(): void {
    this.show([], false)
  }

  /** Wraps around at the ends, through the field itself. */
  move(step: 1 | -1): void {
    const places = this.#options.length + 1
    this.#mark(((this.#active + 1 + step + places) % places) - 1)
  }

  #mark(at: number): void {
    this.#active = at
    for (const [place, row] of [...this.#list.children].entries()) {
      row.setAttribute('aria-selected', String(place === at))
      if (place === at) row.scrollIntoView({ block: 'nearest' })
    }
  }

  #row({ text, note }: Option, at: number): HTMLElement {
    const row = element('li')
    row.id = `${this.#id}-${at}`
    row.setAttribute('role', 'option')
    row.append(element('span', '', text))
    if (note) row.append(element('small', '', note))
    return row
  }
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}
