/** Rules that oxlint lacks; `oxlint.config.ts` refers to them as `own/…`. */

const isUpperCase = (name) => name === name.toUpperCase() && !/^_|__|_$/.test(name)
const isVariable = (name) => !name.includes('_') || isUpperCase(name)
const isType = (name) => name[0] === name[0].toUpperCase() && !name.includes('_')

/** The names that a declaration introduces, with or without destructuring. */
function namesIn(pattern) {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern]
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn)
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(({ value, argument }) => namesIn(value ?? argument))
  return namesIn(pattern.left ?? pattern.argument)
}

const namingConvention = {
  create(context) {
    const check = (id, isRight, format) => {
      if (id && !isRight(id.name)) context.report({ node: id, message: `\`${id.name}\` must be in ${format}.` })
    }
    const type = ({ id }) => check(id, isType, 'PascalCase')
    return {
      VariableDeclarator({ id }) {
        const format = 'camelCase, PascalCase or UPPER_CASE'
        for (const name of namesIn(id)) check(name, isVariable, format)
      },
      ClassDeclaration: type,
      ClassExpression: type,
      TSEnumDeclaration: type,
      TSTypeAliasDeclaration: type,
      TSInterfaceDeclaration({ id }) {
        check(id, (name) => isType(name) && !/^I[A-Z]/.test(name), 'PascalCase without I before it')
      },
      TSTypeParameter({ name, parent }) {
        if (parent.type === 'TSTypeParameterDeclaration') check(name, isType, 'PascalCase')
      },
    }
  },
}

const noUndefInit = {
  create: (context) => ({
    VariableDeclarator(node) {
      const isFixed = !['let', 'var'].includes(node.parent.kind)
      if (isFixed || node.init?.type !== 'Identifier' || node.init.name !== 'undefined') return
      context.report({ node, message: 'Omit the initialization to undefined.' })
    },
  }),
}

/** Escapes and classes, in which a character is not a quantifier. */
const noQuantifiers = /\\.|\[(?:\\.|[^\]\\])*\]/gs
const endlessLazy = /(?:[*+]|\{\d+,\})\?/

/**
 * `.*?` searches for its end from every position, so a long text without the end takes quadratic time. A class without
 * the end (`[^<]*`), a bound (`{1,100}?`) or `indexOf` does not.
 */
const noEndlessLazy = {
  create(context) {
    const check = (node, pattern) => {
      if (!endlessLazy.test(pattern.replace(noQuantifiers, '_'))) return
      context.report({ node, message: 'A lazy quantifier needs a bound, such as {1,100}?.' })
    }
    const construction = (node) => {
      const [given] = node.arguments
      if (node.callee.name !== 'RegExp' || !given) return
      if (typeof given.value === 'string') check(node, given.value)
      const raw = given.type === 'TaggedTemplateExpression'
      for (const { value } of (raw ? given.quasi : given).quasis ?? []) check(node, raw ? value.raw : value.cooked)
    }
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern)
      },
      NewExpression: construction,
      CallExpression: construction,
    }
  },
}

/** `no-restricted-imports` for patterns with lookahead, which oxlint's rule does not support. */
const borders = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const patterns = context.options.map(({ regex, caseSensitive, message }) => ({
      regex: new RegExp(regex, caseSensitive ? 'u' : 'iu'),
      message,
    }))
    const check = (node) => {
      for (const { regex, message } of patterns)
        if (node.source && regex.test(node.source.value)) context.report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

/** Refine matches `detail` only with the id of a record; without one it invalidates nothing. */
const detailNeedsId = {
  create: (context) => ({
    ObjectExpression(node) {
      const property = (name) => node.properties.find(({ key }) => (key?.name ?? key?.value) === name)
      const invalidated = property('invalidates')?.value.elements ?? []
      if (property('id') || !invalidated.some((element) => element?.value === 'detail')) return
      context.report({ node, message: "`detail` needs an `id`; 'resourceAll' invalidates all records." })
    },
  }),
}

export default {
  meta: { name: 'own' },
  rules: {
    'borders': borders,
    'detail-needs-id': detailNeedsId,
    'naming-convention': namingConvention,
    'no-endless-lazy': noEndlessLazy,
    'no-undef-init': noUndefInit,
  },
}
