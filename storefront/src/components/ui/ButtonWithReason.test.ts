import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const source = new URL('../../', import.meta.url).pathname

/** Busy, which the label shows, or not hydrated yet: such a state is over before a user needs the reason. */
const passing = /^!?(\w+\.)?(busy|ready|alive)( \|\| !?(\w+\.)?(busy|ready|alive))*$/

test('every disabled button shows its reason', () => {
  const withoutReason = filesUnder(source).flatMap(buttonsWithoutReason)
  expect(withoutReason).toEqual([])
})

function filesUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.tsx')).map((name) => join(folder, name))
}

/** Disabled buttons without a reason, which should be `ButtonWithReason`. */
function buttonsWithoutReason(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'button') {
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== 'disabled') continue
        const { initializer } = attribute
        const isExpression = initializer && ts.isJsxExpression(initializer)
        const reason = isExpression ? initializer.expression!.getText() : 'always'
        if (!passing.test(reason)) found.push(`${path.slice(source.length)}: ${reason}`)
      }
    }
    ts.forEachChild(node, visit)
  }
}
