import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locator } from '@playwright/test'
import { onOtherScreens, screensOf, type Walkthrough } from './handbook_screens'
import { expect, test, type Page } from '../support/fixtures'

/**
 * Every picture of docs/handbook is a screen here. Every text that the handbook quotes in 「」 next to a picture must be
 * on that screen, except those of `onOtherScreens`. `HANDBOOK=write` retakes the pictures; otherwise the screens are
 * only checked.
 */
const folder = fileURLToPath(new URL('../../../docs/handbook/', import.meta.url))
const writing = process.env.HANDBOOK === 'write'
const largest = 150_000
const pages = ['learner', 'training-centre', 'admin', 'teacher', 'partner', 'auditor'] as const

for (const name of pages) {
  test(`the handbook of ${name} matches the screens`, async ({ page, request, browser }) => {
    const screens = screensOf[name]
    const walkthrough: Walkthrough = { page, request, browser, stored: new Map() }
    const sections = sectionsOf(name)
    expect(sections.flatMap(({ pictures }) => pictures)).toEqual(Object.keys(screens))

    for (const { title, quoted, pictures } of sections) {
      await test.step(title, async () => {
        const missing = new Set(quoted)
        for (const picture of pictures) {
          const { open, part, width = 1440 } = screens[picture]
          await page.setViewportSize({ width, height: width > 700 ? 900 : 844 })
          await open(walkthrough)
          await expectQuoted(page, missing, picture === pictures.at(-1))
          if (writing) await takeScreenshot(page, picture, part?.(page))
          const file = `${folder}images/${picture}.webp`
          expect(existsSync(file), `${picture} is missing: HANDBOOK=write`).toBe(true)
          expect(statSync(file).size, picture).toBeLessThanOrEqual(largest)
        }
      })
    }
  })
}

interface Section {
  title: string
  quoted: string[]
  pictures: string[]
}

/** The headings of a page with the texts that they quote and the pictures that they show. */
function sectionsOf(page: string): Section[] {
  const [, ...parts] = readFileSync(`${folder}${page}.md`, 'utf8').split(/^## /m)
  return parts
    .map((part) => ({
      title: part.split('\n')[0],
      quoted: [...part.matchAll(/「([^」]+)」/g)].map(([, text]) => text).filter((text) => !onOtherScreens.has(text)),
      pictures: [...part.matchAll(/\(images\/([\w-]+)\.webp\)/g)].map(([, picture]) => picture),
    }))
    .filter(({ pictures }) => pictures.length)
}

/** Removes the texts that the screen shows; after the last screen none may be left. */
async function expectQuoted(page: Page, missing: Set<string>, isLast: boolean) {
  const checkTexts = async (read = textsOf) => {
    const shown = await read(page)
    for (const text of missing) if (shown.includes(text.replace(/\s/g, ''))) missing.delete(text)
    return [...missing]
  }
  if (isLast) await expect.poll(() => checkTexts(), { message: 'quoted, and not on the screen' }).toEqual([])
  else await checkTexts(settledTextsOf)
}

/** Figures and charts arrive after the rows for which a screen waits. */
async function settledTextsOf(page: Page): Promise<string> {
  let before = await textsOf(page)
  for (;;) {
    await page.waitForTimeout(200)
    const shown = await textsOf(page)
    if (shown === before) return shown
    before = shown
  }
}

/** All visible text, and the labels of fields and buttons, without whitespace. */
async function textsOf(page: Page): Promise<string> {
  const all = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], img[alt]')].map((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '').join('\n')
    )
    return [document.body.innerText, ...named].join('\n')
  })
  return all.replace(/\s/g, '')
}

async function takeScreenshot(page: Page, picture: string, part?: Locator) {
  const { default: sharp } = await import('sharp')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // Toasts of the previous step, and images that are still loading.
  await page.waitForTimeout(800)
  const png = await (part ?? page).screenshot({ animations: 'disabled' })
  await mkdir(`${folder}images`, { recursive: true })
  await sharp(png).webp({ quality: 78, effort: 6 }).toFile(`${folder}images/${picture}.webp`)
}
