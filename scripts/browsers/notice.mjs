import { oldestBrowsers } from './oldest.mjs'

const { chrome, firefox, ios, safari } = oldestBrowsers

/** `notice.css` shows this text instead of a page that would be broken. */
export const oldBrowserText = {
  title: '浏览器版本太旧，不能使用筑学',
  advice: `请更新浏览器和系统，或换用 Chrome、Edge、QQ 浏览器（Chromium ${chrome} 起）、Firefox（${firefox} 起）、Safari（${safari} 起，iOS ${ios} 起）。Windows 7 可安装 Firefox 115。`,
}

/** Internet Explorer 11 does not support `@supports`, but runs scripts with `nomodule`. */
export const replaceOldPage = "document.body.innerHTML=document.getElementById('old-browser').innerHTML"
