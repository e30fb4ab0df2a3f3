import { apiClientFor } from '../support/api_calls'
import { expect, test, type Page } from '../support/fixtures'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'

/** Eight by eight grey pixels. */
const png =
  '89504e470d0a1a0a0000000d49484452000000080000000808020000004b6d29dc0000000f49444154789c63388103300c2d09009c2e9601a1e932e30000000049454e44ae426082'
const rtf = (...pictures: string[]) => `{\\rtf1\\ansi 文字 ${pictures.join(' ')}}`
const rtfPicture = (tag: number) =>
  `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzName}{\\sv 图}}}\\picw1\\pich1\\pngblip\\bliptag${tag}{\\*\\blipuid 00}${png}}}` +
  `{\\nonshppict{\\pict\\wmetafile8\\bliptag${tag} 0100}}`

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><head>` +
  `<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:AllowPNG/></xml><![endif]-->` +
  `<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=ZH-CN><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const paragraph = (content: string) => `<p class=MsoNormal><span lang=EN-US>${content}<o:p></o:p></span></p>`
const wordPicture = (name: string) =>
  `<!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/msohtmlclip1/01/${name}.png"/></v:shape><![endif]-->` +
  `<![if !vml]><img width=267 height=133 src="file:///C:/msohtmlclip1/01/${name}.png" v:shapes="a"><![endif]>`
const wordEquation = (math: string, image = true) =>
  `<!--[if gte msEquation 12]>${math}<![endif]--><![if !msEquation]><span>` +
  `${image ? '<img width=40 height=20 src="file:///C:/x/clip_image004.png">' : ''}</span><![endif]>`
const wordField = `见<!--[if supportFields]><span style='mso-element:field-begin'></span> REF _Ref1 \\h <![endif]-->图 1<!--[if supportFields]><span style='mso-element:field-end'></span><![endif]-->所示。`
const wordComment =
  '<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[张1]</a></span>'

const run = (text: string) => `<i><span style='font-family:"Cambria Math"'><m:r>${text}</m:r></span></i>`
const math = (name: string, ...content: string[]) => `<m:${name}>${content.join('')}</m:${name}>`
const value = (name: string, text: string) => `<m:${name} m:val="${text}"/>`
const equations: [omml: string, latex: string][] = [
  [run('σ=F/A'), 'σ=F/A'],
  [math('f', math('num', run('F')), math('den', run('A'))), '\\frac{F}{A}'],
  [math('sSup', math('e', run('m')), math('sup', run('2'))), '{m}^{2}'],
  [math('sSubSup', math('e', run('q')), math('sub', run('k')), math('sup', run('2'))), '{q}_{k}^{2}'],
  [math('rad', math('radPr', value('degHide', '1')), '<m:deg/>', math('e', run('2g'))), '\\sqrt{2g}'],
  [math('rad', math('deg', run('3')), math('e', run('V'))), '\\sqrt[3]{V}'],
  [
    math('d', math('dPr', value('begChr', '['), value('endChr', ']')), math('e', run('a')), math('e', run('b'))),
    '\\left[ a|b\\right]',
  ],
  [
    math(
      'nary',
      math('naryPr', value('chr', '∑')),
      math('sub', run('i=1')),
      math('sup', run('n')),
      math('e', run('x'))
    ),
    '∑_{i=1}^{n}{x}',
  ],
  [math('func', math('fName', run('sin')), math('e', run('α'))), '\\sin{α}'],
  [math('limLow', math('e', run('lim')), math('lim', run('x→0'))), '\\lim_{x→0}'],
  [math('acc', math('accPr', value('chr', '\u20d7')), math('e', run('F'))), '\\vec{F}'],
  [math('m', math('mr', math('e', run('1')), math('e', run('0')))), '\\begin{matrix}1 & 0\\end{matrix}'],
  [run('5% 的混凝土'), '5\\% \\text{的混凝土}'],
]

test.describe('Pasting from Office', () => {
  test('a Word document keeps its text, pictures and equations', async ({ page }) => {
    const text = await openEditor(page)
    const html = word(
      [
        paragraph('第一段：图前的文字。'),
        paragraph(wordPicture('clip_image001')),
        paragraph(wordField),
        paragraph(`应力为${wordEquation(math('oMath', equations[1]![0]))}。`),
        `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>表格甲${wordPicture('clip_image002')}</p></td></tr></table>`,
        paragraph('<b>最后一段</b> m<sup>2</sup>'),
      ].join('')
    )
    await paste(text, { 'text/html': html, 'text/rtf': rtf(rtfPicture(11), rtfPicture(12)) })

    const pictures = text.locator('img[src^="/uploads/image/editor/"]')
    await expect(pictures).toHaveCount(2)
    await expect(text.locator('td img[src^="/uploads/image/editor/"]')).toHaveCount(1)
    await expect(text.locator('[data-formula]')).toHaveAttribute('data-formula', '\\frac{F}{A}')
    const words = ['第一段：图前的文字。', '见图 1所示。', '应力为', '表格甲', '最后一段 m2']
    for (const one of words) await expect(text).toContainText(one)
    await expect(text.locator('p:empty')).toHaveCount(0)
    await expect(page.getByText('没有保留')).toHaveCount(0)
  })

  test('losses of a paste are counted in the editor', async ({ page }) => {
    const text = await openEditor(page)
    const html = word(
      [
        paragraph(`甲${wordComment}乙`),
        paragraph(wordPicture('clip_image001')),
        paragraph(wordEquation(math('oMath', math('phant', math('e', run('x')))))),
        paragraph('丙'),
        `<div style='mso-element:comment-list'><div class=msocomtxt>请核对</div></div>`,
      ].join('')
    )
    await paste(text, { 'text/html': html })
    await expect(text.locator('p')).toHaveText(['甲乙', '', '丙'])
    const notice = page.getByText(/粘贴的内容中有/)
    await expect(notice).toContainText('1 张图片')
    await expect(notice).toContainText('1 个公式')
    await expect(notice).toContainText('1 条批注没有保留。')

    await paste(text, { 'text/html': '<p>没有损失的文字</p>' })
    await expect(notice).toHaveCount(0)

    const late = '<section><p>网页的文字</p><p><img data-src="https://example.org/a.png"></p></section>'
    await paste(text, { 'text/html': late })
    await expect(notice).toContainText('1 张图片')
    await expect(text).toContainText('网页的文字')

    const own = new URL('/uploads/image/editor/own.png', page.url()).href
    await paste(text, { 'text/html': `<p>两张<img src="https://example.org/b.png"><img src="${own}"></p>` })
    await expect(notice).toContainText('1 张图片')
    await expect(text.locator('img[src]')).toHaveAttribute('src', '/uploads/image/editor/own.png')
  })

  test('equations of Word become formulas', async ({ page }) => {
    const text = await openEditor(page)
    const body = equations.map(([omml]) => paragraph(`甲${wordEquation(math('oMath', omml))}乙`)).join('')
    const display = paragraph(wordEquation(math('oMathPara', math('oMath', run('E=mc'))), false))
    await paste(text, { 'text/html': word(body + display) })
    const formulas = text.locator('[data-formula]')
    await expect(formulas).toHaveCount(equations.length + 1)
    const latex = await formulas.evaluateAll((found) => found.map((one) => one.getAttribute('data-formula')))
    expect(latex).toEqual([...equations.map(([, expected]) => expected), 'E=mc'])
    await expect(text.locator('div[data-formula]')).toHaveCount(1)
    await expect(text.locator('math[display], .katex-error')).not.toHaveCount(equations.length)
  })

  test('a WPS document and Excel cells keep all of their text', async ({ page }) => {
    const text = await openEditor(page)
    const wps = `<html><body><!--StartFragment--><p class=MsoNormal>前段</p><p class=MsoNormal><img width=10 height=10 src="file:///C:/Users/x/AppData/Local/Temp/ksohtml1234/wps1.png"/></p><p class=MsoNormal>后段</p><!--EndFragment--></body></html>`
    await paste(text, { 'text/html': wps, 'text/rtf': rtf(rtfPicture(21)) })
    await expect(text.locator('img[src^="/uploads/image/editor/"]')).toHaveCount(1)
    await expect(text).toContainText('前段')
    await expect(text).toContainText('后段')

    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table><![if supportMisalignedColumns]><tr><td>编号</td><td>${wordPicture('image001')}数量</td></tr><![endif]><tr><td>1</td><td>2.50</td></tr></table><!--EndFragment--></body></html>`
    await paste(text, { 'text/html': excel })
    await expect(text.locator('td')).toHaveText(['编号', '数量', '1', '2.50'])
    await expect(page.getByText(/粘贴的内容中有 1 张图片/)).toBeVisible()
  })
})

async function paste(text: ReturnType<Page['locator']>, data: Record<string, string>) {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

async function openEditor(page: Page) {
  const admin = await demoUser(page.request, 'admin')
  const calls = await apiClientFor(page.request, admin)
  const form = { courseType: 7, courseName: '办公软件粘贴检查', courseTags: '', courseDescription: '' }
  const { courseId } = await calls.post('/api/admin/courses', form)
  await signInToAdmin(page, admin, `/board/admin/article/${courseId}`)
  const text = page.locator('[role=textbox][contenteditable=true]')
  await expect(text).toBeVisible()
  await text.click()
  return text
}
