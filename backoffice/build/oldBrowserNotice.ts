import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { oldBrowserText, replaceOldPage } from '../../scripts/browsers/notice.mjs'

const styles = new URL('../../scripts/browsers/notice.css', import.meta.url)

/** Adds the notice for unsupported browsers to both pages. */
export const oldBrowserNotice: Plugin = {
  name: 'old-browser-notice',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      html: html.replace('</body>', `${notice}</body>`),
      tags: [{ tag: 'style', children: readFileSync(styles, 'utf8'), injectTo: 'head' }],
    }),
  },
}

const { title, advice } = oldBrowserText
const notice = `<div id="old-browser" hidden>
      <p><b>${title}</b></p>
      <p>${advice}</p>
      <p>服务电话见<a href="/">筑学首页</a>。</p>
    </div>
    <script nomodule>${replaceOldPage}</script>
  `
