import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { oldestBrowsers } from '../../../../scripts/browsers/oldest.mjs'

const root = new URL('../../../../', import.meta.url)
const { chrome, firefox, ios, safari } = oldestBrowsers
const named = [`Chromium ${chrome}`, `Safari ${safari}`, `iOS ${ios}`, `Firefox ${firefox}`]

test('{$self} names the oldest supported browsers')
  .with(['README.md', 'README.zh-CN.md', 'docs/product.md', 'docs/handbook/README.md'])
  .run(({ assert }, file) => {
    const text = readFileSync(new URL(file, root), 'utf8')
    for (const name of named) assert.include(text, name)
  })
