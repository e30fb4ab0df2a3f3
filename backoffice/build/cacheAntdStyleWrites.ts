import type { Plugin } from 'vite'

/** Each mounted component, hundreds in a list, searched all styles of the page for its existing CSS variables. */
const written = `
const written = new Map();
export function updateCSS(css, key, option = {}) {
  const known = written.get(key);
  if (known && known.css === css && known.node.isConnected && known.container === getContainer(option)) return known.node;
  const node = writeCSS(css, key, option);
  written.set(key, { css, node, container: getContainer(option) });
  return node;
}
`
const name = 'export function updateCSS('

export const cacheAntdStyleWrites: Plugin = {
  name: 'fewer-style-writes',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/node_modules/rc-util/es/Dom/dynamicCSS.js')) return
    if (!code.includes(name)) return this.error('rc-util writes styles in another way')
    return { code: code.replace(name, 'function writeCSS(') + written, map: null }
  },
}
