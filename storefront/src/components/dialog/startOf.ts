const texts = 'textarea:enabled, input:enabled:not([type=radio], [type=checkbox], [type=file])'
const choices = 'select:enabled, input[type=radio]:checked, input[type=checkbox]:enabled'

/**
 * Where the work of a dialog begins: what is marked `data-first`, else its first field, else its primary button, else its
 * heading, never the cross in its corner.
 */
export function startOf(dialog: HTMLElement | null): HTMLElement | null {
  if (!dialog) return null
  for (const place of ['[data-first]', texts, choices, '.btn--primary:enabled']) {
    const found = dialog.querySelector<HTMLElement>(place)
    if (found) return found
  }
  return headingOf(dialog, 'h2')
}

export function focusHeading(place: ParentNode, heading: string) {
  headingOf(place, heading)?.focus({ preventScroll: true })
}

/** It takes the focus without being a stop of the Tab key. */
function headingOf(place: ParentNode, heading: string) {
  const found = place.querySelector<HTMLElement>(heading)
  if (found) found.tabIndex = -1
  return found
}
