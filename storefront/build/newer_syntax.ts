import postcss, { type AtRule, type Container, type Declaration } from 'postcss'
import { parseAst } from 'vite'

/*
 * JavaScript and CSS since 2021 that the browsers of `scripts/browsers/oldest.mjs` cannot read. Such a browser rejects
 * the whole script, or skips the rule.
 */

type Node = Record<string, unknown> & { type: string }

/** Newer syntax in a script or module. */
export function newerInScript(code: string): string[] {
  const found = new Set<string>()
  walk(parseAst(code) as unknown as Node, (node) => {
    const name = newerNode(node)
    if (name) found.add(name)
  })
  return [...found]
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && 'type' in child) walk(child as Node, visit)
  }
}

function newerNode(node: Node): string | undefined {
  const { type } = node
  if (type === 'StaticBlock') return 'static block'
  if (type === 'Decorator' || type === 'AccessorProperty') return 'decorator'
  if (type === 'VariableDeclaration' && String(node.kind).endsWith('using')) return 'using'
  if (type === 'BinaryExpression' && (node.left as Node).type === 'PrivateIdentifier') return '#name in'
  if ((node.attributes as unknown[] | undefined)?.length || node.options) return 'import attributes'
  if (node.phase) return 'import phase'
  const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
  if (flags?.includes('v')) return 'regular expression with v'
  if (pattern && /\(\?<[=!]/.test(pattern)) return 'lookbehind'
  if (pattern && /\(\?[a-z]*-?[a-z]+:/.test(pattern)) return 'regular expression modifiers'
}

/** At-rules whose content older browsers skip, without those that only refine a page. */
const newerAtRules = new Set(['layer', 'scope'])
const newerValue =
  /\d(?:[dls]v(?:[hwib]|min|max)|r?lh|cq(?:[whib]|min|max))\b|\b(?:color-mix|light-dark|oklch|oklab|lab|lch|round)\(/

/** Rules and declarations that older browsers render differently and that have no older fallback. */
export function newerInStyles(css: string): string[] {
  const found = new Set<string>()
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (newerAtRules.has(rule.name)) found.add(`@${rule.name}`)
    if (rule.name === 'media' && /[<>]/.test(rule.params)) found.add('range of a media query')
    if (rule.name === 'container' && !isNextToSupports(rule, 'container-type')) found.add('container query')
  })
  root.walkRules((rule) => {
    if (rule.selector.includes('&') || isNested(rule.parent)) found.add('nesting')
  })
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (['translate', 'rotate', 'scale'].includes(prop)) found.add(prop)
    if (newerValue.test(value) && !hasFallback(declaration)) found.add(`${prop}: ${value}`)
  })
  return [...found]
}

function hasFallback({ prop, value, parent }: Declaration): boolean {
  if (prop === 'content' || isRefinement(prop)) return true
  if (isBelowSupports(parent) || hasRuleBelowSupports(parent!, prop)) return true
  // With `var()` the value becomes invalid at computed-value time, so no earlier declaration is used.
  if (value.includes('var(')) return false
  return parent!.nodes.some((node) => node.type === 'decl' && node.prop === prop && !newerValue.test(node.value))
}

/** Estimated sizes of content that is not drawn yet. */
const isRefinement = (prop: string) => prop.startsWith('contain-intrinsic-')

const isNested = (parent: Container | undefined): boolean =>
  parent?.type === 'rule' || (parent?.type === 'atrule' && isNested(parent.parent as Container))

const isBelowSupports = (node: unknown): boolean => {
  const rule = node as AtRule | undefined
  if (!rule || rule.type !== 'atrule' || rule.name !== 'supports')
    return rule?.parent ? isBelowSupports(rule.parent) : false
  return newerValue.test(rule.params) && !rule.params.startsWith('not')
}

const isBelow = (node: unknown, feature: string) => {
  const rule = node as AtRule | undefined
  return rule?.type === 'atrule' && rule.name === 'supports' && rule.params.includes(feature)
}

/** Minifiers merge a query with the previous one, so the fallback next to it may also come later. */
const isNextToSupports = (rule: AtRule, feature: string) => rule.parent!.nodes.some((node) => isBelow(node, feature))

const hasRuleBelowSupports = (parent: Container, prop: string) => {
  let has = false
  parent.parent?.walkAtRules('supports', (rule) => {
    if (isBelow(rule, 'not (height:')) rule.walkDecls(prop, () => void (has = true))
  })
  return has
}
