import { oldestBrowsers } from './browsers.mjs'

const { chrome, firefox, ios, safari } = oldestBrowsers

/** What `old_browsers.css` shows instead of a page that would be broken. */
export const oldBrowserText = {
  title: '这个浏览器的版本太旧，不能使用筑学',
  advice: [
    '请更新浏览器，或换一个浏览器、换一台设备打开本页。',
    `可以使用：Chrome、Edge、QQ 浏览器、UC 浏览器等（内核 Chromium ${chrome} 及以上），Firefox ${firefox} 及以上，Safari ${safari} 及以上。苹果手机和平板请先把系统更新到 iOS ${ios} 或以上。`,
    'Windows 7 和 Windows 8 可以安装 Chrome 109 或 Firefox 115。',
  ],
}

/** Internet Explorer 11 knows no `@supports`, and is one of the few that run a script with `nomodule`. */
export const replaceOldPage =
  "document.body.innerHTML=document.getElementById('old-browser').innerHTML"
