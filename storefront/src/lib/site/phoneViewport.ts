/** One below the breakpoint of desktop layouts (docs/product.md 19.5). */
const widestPhone = 767

/** Tablets omit `Mobile`, or identify as a desktop. */
export const isPhone = (agent: string) =>
  /\b(iPhone|iPod|Windows Phone)\b|Android.*\bMobile\b|\bMobile\b.*Firefox/.test(agent)

/** The viewport width; null leaves it as wide as the screen. */
export function phoneViewport(agent: string, screenWidth: number): string | null {
  if (!isPhone(agent) || screenWidth <= widestPhone) return null
  return `width=${widestPhone}, viewport-fit=cover`
}

/** A phone in landscape is wider than the breakpoint: it shows the same layout, larger. */
export function lockPhoneViewport(meta: HTMLMetaElement): void {
  const usual = meta.content
  const lying = window.matchMedia('(orientation: landscape)')
  const apply = () => {
    const sides = [screen.width, screen.height]
    const width = lying.matches ? Math.max(...sides) : Math.min(...sides)
    const content = phoneViewport(navigator.userAgent, width) ?? usual
    // Setting it causes a new layout, even with the same value.
    if (meta.content !== content) meta.content = content
  }
  lying.addEventListener('change', apply)
  apply()
}
