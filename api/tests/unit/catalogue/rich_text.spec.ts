import { test } from '@japa/runner'
import { plainText, safeHtml } from '#core/rich_text'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import url(//evil.example)</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<object data=x></object><embed src=x>',
  '<form action=//evil.example><button formaction=javascript:alert(1)>x</form>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p id="x" name="y" class="z">x</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://evil.example/x.png">',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<input autofocus onfocus=alert(1)>',
  '<scr<script>ipt>alert(1)</script>',
]

test.group('Rich text', () => {
  test('nothing that could run, load or disguise comes through', ({ assert }) => {
    for (const html of hostile) {
      const safe = safeHtml(html)
      const markup = safe.replace(/&(lt|gt|amp|quot|#39);/g, '')
      assert.notMatch(
        markup,
        /<(script|style|iframe|svg|math|object|embed|link|base|meta|form|input|video)|<[^>]+\s(on\w+|style|class|id|name)=|javascript:|data:|http:\/\/evil/i,
        html
      )
    }
  })

  test('cleaning what is clean changes nothing', ({ assert }) => {
    const texts = [...hostile, '<p>a<br>b&nbsp;c &lt;d&gt;</p><ul><li>1</li></ul>', '1 < 2 & 3']
    for (const html of texts) assert.equal(safeHtml(safeHtml(html)), safeHtml(html))
  })

  test('what an author needs stays', ({ assert }) => {
    const html =
      '<h3>一</h3><p><strong>重</strong><em>点</em></p><ul><li>a</li></ul>' +
      '<table><tbody><tr><td colspan="2">表</td></tr></tbody></table><span data-formula="a^2"></span>'
    assert.equal(safeHtml(html), html)
  })

  test('its words can be had without its markup', ({ assert }) => {
    assert.equal(plainText('<p>第一\n 行</p><script>x</script><p> 第二行</p>'), '第一 行 第二行')
  })
})
