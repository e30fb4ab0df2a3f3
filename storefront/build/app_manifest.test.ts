import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url))
const manifest = JSON.parse(read('public/app.webmanifest').toString())
const tokens = read('src/styles/tokens.css').toString()
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)![1]

test('the installed app has the colours of the storefront', () => {
  expect(manifest.theme_color).toBe(token('ink-700'))
  expect(manifest.background_color).toBe(token('paper-50'))
})

test('each icon of the manifest has its stated size', () => {
  for (const { src, sizes } of manifest.icons) {
    const png = read(`public${src}`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].join('x'), src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
})

test('the scope of the installed app is the storefront', () => {
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect(url).toMatch(/^\/(index|board\/user)/)
  }
  expect(manifest.scope).toBe('/')
})
