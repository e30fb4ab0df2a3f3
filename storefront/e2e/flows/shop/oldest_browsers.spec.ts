import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ipBucket, publicPages } from '../../page_checks/public_pages'
import { newerInScript, newerInStyles } from '../../../build/newer_syntax'
import { expect, test } from '../../support/fixtures'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const built = (ending: string) => globSync(`{storefront/dist/client,backoffice/dist}/**/*.${ending}`, { cwd: root })
const read = (file: string) => readFileSync(root + file, 'utf8')
/** Prefixes each finding with the name of its text. */
const named = (name: string, found: string[]) => found.map((one) => `${name}: ${one}`)

test.describe('Code for the oldest browsers', () => {
  test('scripts of both front ends have no newer syntax', () => {
    const scripts = built('js')
    expect(scripts).toContain('storefront/dist/client/sw.js')
    expect(scripts.length).toBeGreaterThan(200)
    expect(scripts.flatMap((file) => named(file, newerInScript(read(file))))).toEqual([])
  })

  test('styles of both front ends have fallbacks for newer syntax', () => {
    const sheets = built('css')
    expect(sheets.length).toBeGreaterThan(40)
    expect(sheets.flatMap((file) => named(file, newerInStyles(read(file))))).toEqual([])
  })

  test('inline scripts and styles of pages have no newer syntax', async ({ request }) => {
    const addresses = await Promise.all(publicPages().map((page) => ipBucket(page, request)))
    const signedIn = [
      '/index/my-cart',
      '/index/order-info',
      '/board/user/my-course',
      '/admin-login',
      '/board/admin/courses',
    ]
    for (const address of [...addresses, ...signedIn]) {
      const html = await (await request.get(address)).text()
      const [styles, scripts] = [elements(html, 'style'), elements(html, 'script')]
      expect(styles.length, address).toBeGreaterThan(0)
      const found = [...styles.flatMap(newerInStyles), ...scripts.flatMap(newerInScript)]
      expect(named(address, found)).toEqual([])
    }
  })
})

/** The texts of elements of that name; of scripts, only executable ones. */
function elements(html: string, name: string): string[] {
  const all = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  return [...all].flatMap(([, attributes, text]) =>
    /\btype="(?!module)/.test(attributes!) || !text!.trim() ? [] : [text!]
  )
}
