import { test } from '@japa/runner'
import { plainText, safeHtml } from '#core/rich_text/rich_text'
import { isSafeUrl } from '#core/rich_text/schema'
import { originsOf } from '#core/rich_text/storage_origins'

test.group('Rich text', () => {
  test('allowed markup stays', ({ assert }) => {
    const html =
      '<h3>一</h3><p><strong>重</strong><em>点</em></p><ul><li>a</li></ul>' +
      '<table><tbody><tr><td colspan="2">表</td></tr></tbody></table>'
    assert.equal(safeHtml(html), html)
  })

  test('plain text has no markup', ({ assert }) => {
    assert.equal(plainText('<p>第一\n 行</p><script>x</script><p> 第二行</p>'), '第一 行 第二行')
  })

  test('a formula is rendered from its LaTeX only', ({ assert }) => {
    const once = safeHtml('<p>若 <span data-formula="a^2"></span> 则</p>')
    assert.match(once, /^<p>若 <span data-formula="a\^2"><math>.*<\/math><\/span> 则<\/p>$/)
    assert.equal(safeHtml(once), once)
    const forged = '<p>若 <span data-formula="a^2"><b>b</b><math><mi>x</mi></math>c</span> 则</p>'
    assert.equal(safeHtml(forged), once)
  })

  test('a block formula is a div, other divs are removed', ({ assert }) => {
    assert.match(safeHtml('<div data-formula="a"></div>'), /^<div .*<math display="block">/)
    assert.equal(safeHtml('<div class="x"><p>a</p></div>'), '<p>a</p>')
    assert.equal(safeHtml('<span data-formula=" ">a</span>'), '<span>a</span>')
  })

  test('MathML outside a formula is removed', ({ assert }) => {
    assert.equal(safeHtml('<p><math><mi>x</mi></math></p>'), '<p>x</p>')
  })

  test('an invalid formula is shown as LaTeX', ({ assert }) => {
    const html = '<p><span data-formula="\\frac{a">x</span></p>'
    assert.equal(safeHtml(html), '<p><span data-formula="\\frac{a">\\frac{a</span></p>')
  })

  test('markup characters in LaTeX remain text', ({ assert }) => {
    const html = safeHtml('<p><span data-formula="a&lt;b&amp;&quot;c"></span></p>')
    assert.include(html, 'data-formula="a&lt;b&amp;&quot;c"')
    assert.equal(safeHtml(html), html)
  })

  test('plain text of a formula is its LaTeX', ({ assert }) => {
    const html = safeHtml('<p>由<span data-formula="F_1&lt;2"></span>得</p><div data-formula="y"></div>')
    assert.equal(plainText(html), '由F_1<2得 y')
  })

  test('links allow only known schemes', ({ assert }) => {
    const link = (href: string) => safeHtml(`<a href="${href}">x</a>`).includes('href=')
    for (const good of ['/index/courses', 'https://a.cn', 'http://a.cn', 'tel:10086', 'mailto:a@b.cn'])
      assert.isTrue(link(good), good)
    const bad = ['//a.cn', '/\\a.cn', '/\t/a.cn', 'ftp://a', 'java\nscript:x', 'x.html', '\u0001javascript:x']
    for (const address of bad) assert.isFalse(link(address), address)
    assert.equal(safeHtml('<img src="http://a.cn/1.png">'), '')
  })

  test('pictures are allowed only from our uploads and store', ({ assert }) => {
    const origins = originsOf({ CSP_STORAGE_HOSTS: 'https://files.example/ media.example https://*.cn  ' })
    assert.deepEqual(origins.slice(0, 2), ['https://files.example', 'https://media.example'])
    const isPicture = (address: string) => isSafeUrl('img', address, origins)
    for (const good of [
      '/uploads/image/editor/202611/1/a.png',
      '/pictures/400/image/a.png.webp',
      'https://files.example/image/a.png',
      'https://media.example/image/a.png',
    ])
      assert.isTrue(isPicture(good), good)
    for (const bad of [
      '/api/public/user/verify-code?telephone=19900000000&purpose=register',
      '/uploads/../api/public/user/verify-code',
      '/uploads/%2e%2e/api/public/user/verify-code',
      '/uploads/.\t./api/x',
      '\\api\\x',
      'https:/api/x',
      'https:api/x',
      '//evil.example/a.png',
      'http://files.example/a.png',
      'https://files.example.evil.example/a.png',
      'https://files.example:8443/a.png',
      'https://evil.example/uploads/a.png',
      'uploads/a.png',
      '/index/courses',
      'data:image/png;base64,AAAA',
      '',
    ])
      assert.isFalse(isPicture(bad), bad)
    assert.equal(safeHtml('<p>甲<img src="/api/public/courses"></p>'), '<p>甲</p>')
    assert.equal(safeHtml('<p>甲<img src="https://a.cn/1.png"></p>'), '<p>甲</p>')
  })

  test('links cannot lead to API calls', ({ assert }) => {
    for (const bad of ['/api/public/user/verify-code?x', '/index/../api/x', '/%61pi/x', '/API/x'])
      assert.isFalse(isSafeUrl('a', bad), bad)
    for (const good of ['/index/courses', '/apis', 'https://a.cn/api/x', '/uploads/api/x.pdf'])
      assert.isTrue(isSafeUrl('a', good), good)
  })
})
