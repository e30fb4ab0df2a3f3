import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { borders } from '../importBoundaries.js'

const src = new URL('.', import.meta.url)

test.each(borders)('the .astro files of $folder respect the import boundaries', ({ folder, patterns }) => {
  const crossings = globSync(`${folder}/**/*.astro`, { cwd: src }).flatMap((file) =>
    patterns.flatMap(({ regex, message }) =>
      importsOf(file)
        .filter((specifier) => new RegExp(regex).test(specifier))
        .map((specifier) => `${file} → ${specifier}: ${message}`)
    )
  )
  expect(crossings).toEqual([])
})

function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, src), 'utf8')
  return [...text.matchAll(/^\s*import\s[^'"]*['"]([^'"]+)['"]/gm)].map(([, specifier]) => specifier!)
}
