import development from 'astro/runtime/server/astro-island.prebuilt-dev.js'
import production from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, test } from 'vitest'
import { withLateIslandScript } from './islandScript'

const painted = '<astro-island uid="1" client="painted" imports="/a.js"></astro-island>'
const only = '<astro-island uid="2" client="only"></astro-island>'

test.each([development, production])('a page of painted islands gets the island script as a file', (script) => {
  const page = `<header><script>${script}</script>${painted}</header>`
  expect(withLateIslandScript(page)).toMatch(
    /^<header><script type="text\/after-first-view" src="\/_astro\/island[^"]*"><\/script><astro-island /
  )
})

test('a page with other islands keeps it inline', () => {
  const page = `<script>${production}</script>${painted}${only}`
  expect(withLateIslandScript(page)).toBe(page)
})
