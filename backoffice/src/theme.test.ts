import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phoneTheme, shared, theme } from './theme'

const shop = readFileSync(new URL('../../storefront/src/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(shared))("the token --%s equals the storefront's", (name, value) => {
  const [, storefrontValue] = new RegExp(`--${name}: ([^;]+);`).exec(shop)!
  expect(typeof value === 'number' ? `${value}px` : value).toBe(storefrontValue)
})

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const token = theme.token! as Record<string, string>
const grounds = ['colorBgContainer', 'colorBgLayout', 'colorFillAlter', 'colorFillQuaternary']
const texts = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextDescription',
  'colorTextDisabled',
  'colorLink',
  'colorError',
]

test.each(texts)('the text colour %s has enough contrast on every background', (name) => {
  for (const ground of grounds) {
    expect(contrast(token[name], token[ground]), ground).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(['Success', 'Warning', 'Error', 'Info'])('a %s tag has enough contrast', (tone) => {
  expect(contrast(token[`color${tone}`], token[`color${tone}Bg`])).toBeGreaterThanOrEqual(4.5)
})

test('a placeholder has enough contrast', () => {
  expect(contrast(token.colorTextPlaceholder, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5)
})

test('controls are at least 44 pixels high on a phone', () => {
  const { controlHeight, controlHeightSM } = phoneTheme.token!
  expect(Math.min(controlHeight!, controlHeightSM!)).toBeGreaterThanOrEqual(44)
})
