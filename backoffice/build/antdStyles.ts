import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { createElement as draw, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { phoneTheme, theme } from '../src/theme.ts'

const { Form, Layout, Typography } = antd

/**
 * The components of a first screen: layout, filter bar, rows. Styles of other components are generated in the browser.
 */
const shown: ReactNode[] = [
  draw(Layout, {}, draw(Layout.Sider), draw(Layout.Header)),
  draw(antd.Button),
  draw(antd.Menu, { mode: 'inline', items: [{ key: 'entry', label: 'entry' }] }),
  draw(antd.Dropdown, { menu: { items: [] }, children: draw('a') }),
  draw(antd.Tooltip, { title: 'hint', children: draw('a') }),
  draw(Typography.Title),
  draw(antd.Badge, { count: 1 }),
  draw(Form, {}, draw(Form.Item, { label: 'field', children: draw(antd.Input) })),
  draw(antd.Select),
  draw(antd.Spin),
  draw(antd.Empty),
  draw(antd.Alert),
  draw(antd.Checkbox),
  draw(antd.Switch),
  draw(antd.Tag),
  draw(antd.Pagination, { total: 1 }),
  draw(antd.Table),
]

/** Phones and reduced motion have other values but the same rules. */
const themes = [theme, phoneTheme].flatMap((one) =>
  [true, false].map((motion) => ({ ...one, token: { ...one.token, motion } }))
)

/** Lists the styles that are extracted into a file (`existPath` of @ant-design/cssinjs). */
const marker = /\.data-ant-cssinjs-cache-path\{content:"(.*)";\}/

/** Characters that a phone parses in less than 50 ms. */
const pieceLength = 60_000

/**
 * The CSS of `shown`, and the marker that tells antd not to generate it again: generation took a third of the time a
 * phone needs for the first list. It is split into pieces, each parsed in its own task.
 */
export function antdStyles(): string[] {
  const sheets = themes.map(stylesOf)
  const [rules, ...others] = sheets.map((sheet) => sheet.replace(marker, ''))
  if (others.some((one) => one !== rules)) throw new Error('The rules of antd depend on the theme')
  const names = sheets.map((sheet) => marker.exec(sheet)![1])
  return inPieces(`.data-ant-cssinjs-cache-path{content:"${names.join(';')}"}${rules}`)
}

function inPieces(css: string): string[] {
  const pieces: string[] = []
  let [begin, depth] = [0, 0]
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    const end = index + 1
    if (depth > 0 || (end - begin < pieceLength && end < css.length)) continue
    pieces.push(css.slice(begin, end))
    begin = end
  }
  return pieces
}

function stylesOf(of: antd.ThemeConfig): string {
  const cache = createCache()
  const screen = draw(antd.App, {}, ...shown.map((one, key) => draw(Fragment, { key }, one)))
  const themed = draw(antd.ConfigProvider, { theme: of }, screen)
  renderToString(draw(StyleProvider, { cache, mock: 'server' }, themed))
  return extractStyle(cache, { plain: true, types: 'style' })
}
