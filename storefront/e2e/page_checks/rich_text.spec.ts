import { readFileSync } from 'node:fs'
import { apiClientFor } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'

const picture = readFileSync(new URL('../../../docs/images/home.png', import.meta.url))
/** Everything that an author may write, as the API stores it; formulas are empty here. */
const everything = [
  '<h2>特色</h2><h3>一</h3><h4>1</h4>',
  '<p>甲<strong>粗</strong><em>斜</em><u>线</u><s>删</s>x<sup>2</sup>H<sub>2</sub><mark>亮</mark> 1 &lt; 2 &amp; 3</p>',
  '<p>空\u00a0格<br>换行<code>码</code></p><p></p>',
  '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/a?b=1&amp;c=2">链接</a></p>',
  '<ul><li><p>一</p><ul><li><p>二</p></li></ul></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<blockquote><p>引</p></blockquote><hr><pre><code>a &lt; b</code></pre>',
  '<p>力<span data-formula="F&lt;\\frac{1}{8}ql^2"></span>矩</p><div data-formula="a^2+b^2=c^2"></div>',
  '<p><img src="/uploads/image/editor/x.png" alt="图" width="10" height="20" loading="lazy"></p>',
  '<table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>',
  '<p>末</p>',
].join('')
const bare = (html: string) => html.replace(/(<(span|div) data-formula="[^"]*">).*?<\/\2>/gs, '$1</$2>')

test.describe('Rich texts', () => {
  test('a text is stored unchanged, and opening it changes nothing', async ({ page, request }) => {
    const admin = await apiClientFor(request, await demoUser(request, 'admin'))
    const form = { courseType: 7, courseName: '富文本往返检查', courseTags: '' }
    const notice = { ...form, courseDescription: everything }
    const { courseId } = await admin.post('/api/admin/courses', notice)
    const readSaved = async () => {
      const { course } = await admin.get(`/api/public/courses/${courseId}`)
      return String(course.courseDescription)
    }
    expect(bare(await readSaved())).toBe(everything)
    expect(await readSaved()).toContain('<math display="block">')

    const text = await openEditor(page, courseId)
    await expect(text.locator('math')).toHaveCount(2)
    await text.getByText('末').click()
    await page.keyboard.press('End')
    await page.keyboard.type('尾')
    const sent = page.waitForRequest((one) => one.method() === 'POST' && /courses/.test(one.url()))
    await page
      .getByRole('button', { name: /^保\s*存/ })
      .first()
      .click()
    const { courseDescription } = (await sent).postDataJSON()
    expect(courseDescription).toBe(everything.replace('末', '末尾'))
    await expect.poll(async () => bare(await readSaved())).toBe(courseDescription)
  })

  test('an author writes formulas, tables, pictures, links and Word text', async ({ page, request }) => {
    const admin = await apiClientFor(request, await demoUser(request, 'admin'))
    const form = { courseType: 7, courseName: '富文本书写检查', courseTags: '', courseDescription: '' }
    const { courseId } = await admin.post('/api/admin/courses', form)
    const text = await openEditor(page, courseId)
    await text.click()
    await page.keyboard.type('弯矩 ')
    await page.keyboard.press('Control+Shift+E')
    const dialog = page.getByRole('dialog', { name: '插入公式' })
    await dialog.getByLabel('LaTeX 公式').fill('\\fracc{1}{8}')
    await expect(dialog).toContainText('没有 \\fracc 这个命令')
    await dialog.getByLabel('LaTeX 公式').fill('\\frac{1}{8}ql^2')
    await expect(dialog.getByLabel('公式预览').locator('mfrac')).toBeVisible()
    await dialog.getByRole('button', { name: /插\s*入/ }).click()
    await expect(text.locator('span[data-formula] mfrac')).toBeVisible()

    await page.keyboard.press('Control+K')
    const link = page.getByRole('dialog', { name: '插入链接' })
    await link.getByLabel('链接地址').fill('javascript:alert(1)')
    await link.getByLabel('显示文字').fill('官网')
    await link.getByRole('button', { name: /确\s*定/ }).click()
    await expect(link).toContainText('请输入以 https://、tel: 或 mailto: 开头的完整地址')
    await link.getByLabel('链接地址').fill('https://example.com')
    await link.getByRole('button', { name: /确\s*定/ }).click()
    await expect(text.getByRole('link', { name: '官网' })).toBeVisible()

    await page.keyboard.press('Enter')
    await paste(text, { 'text/html': word })
    await expect(text.locator('ol > li')).toHaveText(['第一步 支模', '第二步 浇筑'])
    await expect(text.locator('[style], [class^="Mso"], o\\:p')).toHaveCount(0)

    await page.getByRole('button', { name: '表格', exact: true }).click()
    await page.keyboard.type('构件')
    await page.getByRole('button', { name: '下方插入行' }).click()
    await expect(text.locator('tr')).toHaveCount(4)

    const chooser = page.getByLabel('选择图片')
    await chooser.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: picture })
    await expect(page.getByText('上传的图片只能是 JPG或PNG 格式')).toBeVisible()
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    const image = text.locator('img[src^="/uploads/image/editor/"]')
    await expect(image).toHaveAttribute('width', '1280')
    await image.click()
    await page.getByLabel('图片说明').fill('首页')
    await expect(image).toHaveAttribute('alt', '首页')

    await page.getByRole('button', { name: '预览' }).click()
    const preview = page.getByRole('dialog', { name: '学员看到的样子' })
    await expect(preview.locator('span[data-formula] mfrac')).toBeVisible()
    await expect(preview.getByRole('img', { name: '首页' })).toBeVisible()
  })
})

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]><span style='font-family:宋体'>第一步 支模<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>第二步 浇筑</p></body></html>`

async function paste(text: ReturnType<Page['locator']>, data: Record<string, string>) {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(pasted)
  }, data)
}

/** The editor of an unpublished notice. */
async function openEditor(page: Page, courseId: number) {
  await signInToAdmin(page, await demoUser(page.request, 'admin'), `/board/admin/article/${courseId}`)
  const text = page.locator('[role=textbox][contenteditable=true]')
  await expect(text).toBeVisible()
  return text
}
