import type { Page } from '@playwright/test'

/** Names and abbreviations that Chinese texts use too. */
const known = [
  'App Excel Word Moodle Chrome Edge Safari Firefox Windows Android Linux Mac iPhone iPad macOS iOS Wi Fi',
  'Esc Enter Tab Shift Ctrl Alt Space Home End PageUp PageDown',
  'Open Badges',
  'km cm mm kg kN kPa MPa kW kWh dB px kbps Mbps ml',
]
  .join(' ')
  .split(' ')

/**
 * English words that a page shows or announces: a library's own, or a forgotten name of ours. Letters and abbreviations
 * (GB/T, PDF, ID), addresses and codes (`translate="no"`) do not count.
 */
export const findUntranslatedText = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const foundTexts = new Map<string, string>()
    const listen = (text: string | null, place: Element) => {
      const words = (text ?? '')
        .replace(/\S*[@/\\_=]\S*|\S*\.\w+|\$[^$]*\$|\{\w+\}/g, ' ')
        .match(/[A-Za-z][A-Za-z'’]*/g)
      for (const word of words ?? []) {
        if (word.length < 2 || word === word.toUpperCase() || known.includes(word)) continue
        foundTexts.set(word, `${word} in <${place.tagName.toLowerCase()} class="${place.className}">`)
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const place = texts.currentNode.parentElement!
      if (place.closest('script, style, noscript, template, math, svg, [translate=no]')) continue
      if (place.checkVisibility()) listen(texts.currentNode.nodeValue, place)
    }
    const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext']
    for (const place of document.querySelectorAll(named.map((name) => `[${name}]`).join())) {
      if (!place.checkVisibility() || place.closest('[aria-hidden=true], [translate=no]')) continue
      for (const name of named) listen(place.getAttribute(name), place)
    }
    return [...foundTexts.values()]
  }, known)
