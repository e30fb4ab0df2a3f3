/**
 * Rewrites newer CSS of both front ends for older browsers (`oldest.mjs`): viewport heights and container queries. Vite
 * runs it twice over some styles.
 */

/** The window width minus the widest container, in pixels: the account menu and the margins. */
const widthOutsideContainer = 288

export const olderStyles = {
  postcssPlugin: 'older-styles',
  OnceExit(root, { AtRule }) {
    root.walkDecls((declaration) => {
      if (/\ddvh\b/.test(declaration.value)) writeWithoutDvh(declaration, AtRule)
    })
    root.walkAtRules('container', (rule) => {
      if (rule.next()?.params === withoutContainers) return
      const params = rule.params.replace(/\d+px/g, (size) => `${parseInt(size, 10) + widthOutsideContainer}px`)
      const media = new AtRule({ name: 'media', params, nodes: rule.clone().nodes })
      rule.after(new AtRule({ name: 'supports', params: withoutContainers, nodes: [media] }))
    })
  },
}

const withoutContainers = 'not (container-type: inline-size)'
const withoutDvh = 'not (height: 1dvh)'

function writeWithoutDvh(declaration, AtRule) {
  const value = declaration.value.replace(/(\d)dvh\b/g, '$1vh')
  const { prop, parent } = declaration
  // A browser accepts unknown values in custom properties and with `var()`, and minifiers merge two values of a
  // function.
  if (!prop.startsWith('--') && !/var\(|min\(/.test(value)) {
    if (declaration.prev()?.prop !== prop) declaration.cloneBefore({ value })
    return
  }
  if (parent.parent.params === withoutDvh || parent.next()?.params === withoutDvh) return
  const rule = parent.clone({ nodes: [declaration.clone({ value })] })
  parent.after(new AtRule({ name: 'supports', params: withoutDvh, nodes: [rule] }))
}
