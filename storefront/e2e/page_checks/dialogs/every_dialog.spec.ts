import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../../support/fixtures'
import * as board from './admin_dialogs'
import * as shop from './storefront_dialogs'

/** A component that renders one of the wrappers, or confirms through the library. */
const draws = /<(Dialog|FormDialog|SideDrawer|ShowFullValueDialog|ProofDialog|AccountDialog|dialog)\b|= useModal\(\)/

/** The base components of the others. */
const wrappers = /^components\/dialog\/\w+Dialog\.tsx$|\/(dialog\/Dialog|ProofDialog)\.tsx$/

const fronts = [
  { front: 'backoffice', opened: board.ofAdmins, inFlows: board.inFlows },
  { front: 'storefront', opened: [...shop.ofVisitors, ...shop.ofLearners], inFlows: shop.inFlows },
]

for (const { front, opened, inFlows } of fronts) {
  test(`every dialog of the ${front} is checked here or in flows`, () => {
    const root = fileURLToPath(new URL(`../../../../${front}/src`, import.meta.url))
    const drawn = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !wrappers.test(file))
      .filter((file) => draws.test(readFileSync(join(root, file), 'utf8')))
    const known = new Set([...opened.map(({ of }) => of), ...inFlows])

    expect(drawn.filter((file) => !known.has(file))).toEqual([])
    expect([...inFlows].filter((file) => !drawn.includes(file))).toEqual([])
  })
}
