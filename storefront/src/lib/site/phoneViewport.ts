/** One below the width from which on pages are laid out for desks (docs/product.md 19.5). */
const widestPhone = 767

/** Tablets leave `Mobile` out, or name themselves as a desktop. */
export const isPhone = (agent: string) =>
  /\b(iPhone|iPod|Windows Phone)\b|Android.*\bMobile\b|\bMobile\b.*Firefox/.test(agent)

/** What the page is laid out for; null leaves it as wide as the screen. */
export function phoneViewport(agent: string, screenWidth: number): string | null {
  if (!isPhone(agent) || screenWidth <= widestPhone) return null
  return `width=${widestPhone}, viewport-fit=cover`
}

/** A telephone on its side is wider than that and still a telephone: it shows the same layout, larger. */
export function lockPhoneViewport(meta: HTMLMetaElement): void {
  const usual = meta.content
  const lying = window.matchMedia('(orientation: landscape)')
  const apply = () => {
    const sides = [screen.width, screen.height]
    const width = lying.matches ? Math.max(...sides) : Math.min(...sides)
    const content = phoneViewport(navigator.userAgent, width) ?? usual
    // Setting it lays the page out anew, with the same words too.
    if (meta.content !== content) meta.content = content
  }
  lying.addEventListener('change', apply)
  apply()
}
