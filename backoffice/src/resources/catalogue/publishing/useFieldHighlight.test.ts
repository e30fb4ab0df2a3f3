// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { focusableOf } from './useFieldHighlight'

function focusableIn(html: string) {
  const item = document.createElement('div')
  item.innerHTML = html
  return focusableOf(item.querySelector<HTMLElement>('#field')!, item)
}

describe('The element focused for a missing item', () => {
  test.each([
    ['a text field', '<button>清除</button><input id="field" class="expected">'],
    [
      'the text of an editor, not its buttons',
      '<div id="field"><button>粗体</button><p class="expected" contenteditable="true"></p></div>',
    ],
    [
      'the button of a picture, not its hidden input',
      '<div id="field"><span class="expected" role="button" tabindex="0"><input type="file"></span></div>',
    ],
    ['a button where nothing is typed', '<div id="field"><button class="expected">添加</button></div>'],
  ])('%s', (_, html) => {
    expect(focusableIn(html)?.className).toBe('expected')
  })
})
