// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isKeyOfOthers } from './keys'

test('keys in a text or below a dialog are not the player’s', () => {
  document.body.innerHTML = '<textarea></textarea><div></div>'
  const [text, stage] = [document.querySelector('textarea')!, document.querySelector('div')!]
  const pressed: boolean[] = []
  document.addEventListener('keydown', (event) => pressed.push(isKeyOfOthers(event, stage)))
  const press = (on: Element, init: KeyboardEventInit = {}) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true, ...init }))

  press(text)
  press(stage)
  press(stage, { ctrlKey: true })
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  press(dialog)
  dialog.append(stage)
  press(stage)

  expect(pressed).toEqual([true, false, true, true, false])
})
