import inline from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, test } from 'vitest'
import { withLateIslandScript } from './islandScript'

const script = `<script>${inline}</script>`
const painted = '<astro-island uid="1" client="painted" imports="/a.js"></astro-island>'
const only = '<astro-island uid="2" client="only"></astro-island>'

test('a page of painted islands gets what begins them as a file', () => {
  expect(withLateIslandScript(`<header>${script}${painted}</header>`)).toMatch(
    /^<header><script type="text\/after-first-view" src="[^"]+astro-island[^"]*"><\/script><astro-island /
  )
})

test('a page with other islands keeps it', () => {
  const page = `${script}${painted}${only}`
  expect(withLateIslandScript(page)).toBe(page)
})
