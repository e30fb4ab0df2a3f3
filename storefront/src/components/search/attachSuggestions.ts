/** Suggestions are loaded by the first use of a field: reading a page does not need them. */
export function attachSuggestions(root: ParentNode = document): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-suggestions]')) {
    const begin = () => void import('./combobox').then(({ combobox }) => combobox(field))
    if (document.activeElement === field) begin()
    else field.addEventListener('focus', begin, { once: true })
  }
}
