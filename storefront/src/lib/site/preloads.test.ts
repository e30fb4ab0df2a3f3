import { expect, test } from 'vitest'
import { hasEarlyIslands, scriptsOf, withPreloads } from './preloads'

const imports = {
  '/_astro/Page.js': ['/_astro/react.js', '/_astro/base.js'],
  '/_astro/client.js': ['/_astro/react.js'],
  '/_astro/Cart.js': ['/_astro/cart.js'],
  '/_astro/begin.js': ['/_astro/key.js'],
}
const only =
  '<astro-island component-url="/_astro/Page.js" renderer-url="/_astro/client.js" client="only"></astro-island>'
const loaded = '<astro-island component-url="/_astro/Cart.js" client="load"></astro-island>'

test('names each script of an island that draws the page once', () => {
  expect(scriptsOf(only + loaded, imports)).toEqual([
    '/_astro/Page.js',
    '/_astro/react.js',
    '/_astro/base.js',
    '/_astro/client.js',
  ])
})

test('names the scripts of the page itself', () => {
  const page = '<script type="module" src="/_astro/begin.js">'
  expect(scriptsOf(page, imports)).toEqual(['/_astro/begin.js', '/_astro/key.js'])
})

test('tells painted islands what they import, each file once', () => {
  const panel = (name: string) =>
    `<astro-island component-url="/_astro/${name}.js" renderer-url="/_astro/client.js" ssr client="painted">`
  const known = { ...imports, '/_astro/Buy.js': ['/_astro/react.js', '/_astro/buy.js'] }
  const page = withPreloads(`<head></head>${panel('Buy')}${panel('Cart')}${panel('Buy')}`, known)

  expect([...page.matchAll(/imports="([^"]+)"/g)].map(([, files]) => files)).toEqual([
    '/_astro/Buy.js /_astro/react.js /_astro/buy.js /_astro/client.js',
    '/_astro/Cart.js /_astro/cart.js',
  ])
  expect(page).not.toContain('modulepreload')
})

test('finds an island whose properties hold a tag', () => {
  const panel = (client: string) =>
    `<astro-island component-url="/_astro/Cart.js" props="{&quot;name&quot;:&quot;甲 > 乙&quot;}" client="${client}">`
  expect(withPreloads(panel('painted'), imports)).toContain('imports="/_astro/Cart.js /_astro/cart.js"')
  expect(hasEarlyIslands(panel('painted'))).toBe(false)
  expect(hasEarlyIslands(panel('load'))).toBe(true)
})

const begin = '<script type="module" src="/_astro/begin.js"></script>'

test('puts them into the head of a page that an island draws', () => {
  const page = withPreloads(`<head></head>${begin}${only}`, imports)
  expect(page).toMatch(/<link rel="modulepreload" href="\/_astro\/react.js">.*<\/head>/)
  expect(page).toContain(begin)
})

test('keeps the scripts of any other page until its first view', () => {
  expect(withPreloads(`<head></head>${begin}`, imports)).toBe(
    '<head></head><script type="text/after-first-view" imports="/_astro/key.js" src="/_astro/begin.js"></script>'
  )
})
