import { expect, test } from 'vitest'
import { toHtml } from './markup'
import { markupOf, type Part } from './markupOf'

test('marks become headings, paragraphs, lists and quotes', () => {
  const markup = '# 课程特色\n第一段\n第二行\n\n- 甲\n- 乙\n\n1. 一\n2. 二\n\n> 提示'
  expect(toHtml(markup)).toBe(
    '<h2>课程特色</h2>\n<p>第一段<br>第二行</p>\n<ul><li>甲</li><li>乙</li></ul>\n' +
      '<ol><li>一</li><li>二</li></ol>\n<blockquote>提示</blockquote>'
  )
})

test('bold, links and pictures work inside a line', () => {
  expect(toHtml('**重点** [官网](https://a.cn) ![图](/uploads/1.png)')).toBe(
    '<p><strong>重点</strong> <a href="https://a.cn">官网</a> <img src="/uploads/1.png" alt="图"></p>'
  )
})

test('signs of HTML inside a paragraph are text', () => {
  expect(toHtml('强度 a < b & c')).toBe('<p>强度 a &lt; b &amp; c</p>')
})

test('a link never runs a script', () => {
  expect(toHtml('[点我](javascript:alert(1))')).toContain('href="#"')
})

test('HTML becomes the marks it came from', () => {
  const body = el('body', [
    el('h2', ['特色']),
    el('p', ['学完', el('strong', ['全部']), '章节', el('br'), '可参加考试']),
    el('ul', [el('li', ['甲']), el('li', ['乙'])]),
  ])
  expect(markupOf(body)).toBe('# 特色\n\n学完**全部**章节\n可参加考试\n\n- 甲\n- 乙')
})

test('what no mark can say stays as it is', () => {
  const table = el('table', [], '<table><tr><td>1</td></tr></table>')
  expect(markupOf(el('body', [table]))).toBe('<table><tr><td>1</td></tr></table>')
  expect(toHtml('<table><tr><td>1</td></tr></table>')).toBe('<table><tr><td>1</td></tr></table>')
})

function el(nodeName: string, children: (Part | string)[] = [], outerHTML = ''): Part {
  const childNodes = children.map((child) =>
    typeof child === 'string' ? { nodeName: '#text', textContent: child, childNodes: [] } : child
  )
  return { nodeName, textContent: '', outerHTML, childNodes, getAttribute: () => null }
}
