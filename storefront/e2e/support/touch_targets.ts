import type { Page } from '@playwright/test'

/** Pixels that a finger needs in both directions. */
const minPixels = 44

/** Touch targets that are too small; a link within a sentence may be as high as its line (WCAG 2.5.8). */
export const findSmallTouchTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minPixels) => {
    const pressed =
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=switch], [role=tab]'
    const wholes = ['label', '.ant-tabs-tab', '.ant-select', '.ant-picker', '.ant-input-number']
    wholes.push('.ant-input-number-affix-wrapper', '.ant-input-affix-wrapper')
    const found = new Map<string, string>()
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isAside(element)) continue
      if (element.tagName === 'A' && isInText(element)) continue
      if (element.parentElement?.closest('button')) continue
      const { width, height } = sizeOf(element)
      if (Math.min(width, height) > minPixels - 0.6) continue
      const name = element.getAttribute('aria-label') ?? element.textContent
      const place = `${element.tagName}.${element.className} in .${element.parentElement?.className}`
      found.set(place, `${Math.round(width)} × ${Math.round(height)} ${name?.trim().slice(0, 20)} (${place})`)
    }
    return [...found.values()]

    /** Only for screen readers, or outside of the page until it has the focus. */
    function isAside(element: HTMLElement) {
      const { width, height, bottom } = element.getBoundingClientRect()
      return width < 2 || height < 2 || bottom + scrollY < 0
    }

    function isInText(link: HTMLElement) {
      const textAround = (link.parentElement?.textContent ?? '').replace(link.textContent ?? '', '')
      return getComputedStyle(link).display === 'inline' && /[\p{L}\p{N}]/u.test(textAround)
    }

    /** Including what accepts presses for it: a field's frame, its label, an area around a small icon. */
    function sizeOf(element: HTMLElement) {
      const isPart = element.matches('input, textarea, [role=tab]')
      const around = isPart ? wholes.map((whole) => element.closest(whole)) : []
      const boxes = [element, ...around].map((one) => one?.getBoundingClientRect())
      const drawn = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ position, content }) => position === 'absolute' && content !== 'none')
        .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }))
      const all = [...boxes, ...drawn].filter((box) => box !== undefined)
      return {
        width: Math.max(...all.map(({ width }) => width || 0)),
        height: Math.max(...all.map(({ height }) => height || 0)),
      }
    }
  }, minPixels)
