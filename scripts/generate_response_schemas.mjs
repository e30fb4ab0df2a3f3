/**
 * Writes the response of every route as JSON Schema, read from the types of the generated registry, and the codes of the
 * errors that its controller can throw. The OpenAPI documents use this file.
 */
import { writeFileSync } from 'node:fs'
import ts from 'typescript'
import { ThrownCodes } from './thrown_codes.mjs'
import { at } from './toolbox.mjs'

const registry = at('api/.adonisjs/client/registry/schema.d.ts')
const target = at('api/.adonisjs/server/responses.json')

export function writeResponses() {
  const config = ts.getParsedCommandLineOfConfigFile(
    at('api/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText))
      },
    }
  )
  const program = ts.createProgram([registry, ...config.fileNames], config.options)
  const reader = new TypeReader(program.getTypeChecker())
  const thrown = new ThrownCodes(program)
  const routes = {}
  const codes = {}
  for (const member of registryOf(program).members) {
    const path = ['types', 'response']
    routes[member.name.text] = reader.schemaOf(reader.typeAt(member, path)) ?? {}
    codes[member.name.text] = actionsOf(member, program.getTypeChecker()).flatMap((action) => thrown.of(action))
  }
  const sections = Object.entries({ routes, codes, schemas: reader.named })
  writeFileSync(target, `{\n${sections.map(sectionText).join(',\n')}\n}\n`)
}

/** One route or schema per line, so that a changed response is one changed line. */
function sectionText([name, entries]) {
  const lines = Object.entries(entries).map((entry) => entry.map((part) => JSON.stringify(part)).join(': '))
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`
}

function registryOf(program) {
  return program.getSourceFile(registry).statements.find(ts.isInterfaceDeclaration)
}

/** The controller's method of a route: `import('…').default['store']` in the type of its response. */
function actionsOf(member, checker) {
  const found = []
  const visit = (node) => {
    if (!ts.isIndexedAccessTypeNode(node)) return ts.forEachChild(node, visit)
    found.push(...(checker.getTypeFromTypeNode(node).symbol?.declarations ?? []))
  }
  ts.forEachChild(member, visit)
  return [...new Set(found)]
}

class TypeReader {
  /** Recursive types, by name. */
  named = {}
  #open = []
  #names = new Map()

  constructor(checker) {
    this.checker = checker
  }

  typeAt(node, path) {
    this.node = node
    return path.reduce((type, name) => this.#typeOf(type.getProperty(name)), this.checker.getTypeAtLocation(node))
  }

  /** Null for values that JSON omits. */
  schemaOf(type) {
    const { flags } = type
    const is = (flag) => Boolean(flags & flag)
    const { TypeFlags } = ts
    if (is(TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (is(TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)) return null
    if (is(TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) return { const: type.value }
    if (is(TypeFlags.BooleanLiteral)) return { const: this.checker.typeToString(type) === 'true' }
    if (is(TypeFlags.StringLike)) return { type: 'string' }
    if (is(TypeFlags.NumberLike)) return { type: 'number' }
    if (is(TypeFlags.Null)) return { type: 'null' }
    if (type.isUnion()) return this.#union(type)
    if (this.checker.isArrayType(type)) return this.#array(type)
    if (this.checker.isTupleType(type)) return { type: 'array', prefixItems: this.#elements(type) }
    if (type.getCallSignatures().length) return null
    return this.#object(type)
  }

  #union(type) {
    const members = type.types.map((one) => this.schemaOf(one)).filter(Boolean)
    const values = members.filter((one) => 'const' in one).map((one) => one.const)
    const others = members.filter((one) => !('const' in one))
    const both = values.includes(true) && values.includes(false)
    const left = (both ? values.filter((value) => typeof value !== 'boolean') : values).sort()
    if (both) others.push({ type: 'boolean' })
    if (left.length) others.push(left.length === 1 ? { const: left[0] } : { enum: left })
    if (others.length === 1) return others[0]
    // The compiler orders the members of a union by first occurrence.
    others.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    const plain = others.every((one) => Object.keys(one).join() === 'type')
    return plain ? { type: [...new Set(others.map((one) => one.type))] } : { anyOf: others }
  }

  /** The type of `[]` in a controller has no elements: such a list is always empty. */
  #array(type) {
    const [element] = this.checker.getTypeArguments(type)
    if (element.flags & ts.TypeFlags.Never) return { type: 'array', maxItems: 0 }
    return { type: 'array', items: this.schemaOf(element) ?? {} }
  }

  #elements(type) {
    return this.checker.getTypeArguments(type).map((one) => this.schemaOf(one) ?? {})
  }

  #object(type) {
    if (this.#open.includes(type)) return { $ref: this.#nameOf(type) }
    this.#open.push(type)
    const schema = this.#fields(type)
    this.#open.pop()
    if (!this.#names.has(type)) return schema
    const $ref = this.#nameOf(type)
    this.named[$ref.split('/').at(-1)] = schema
    return { $ref }
  }

  #nameOf(type) {
    const name = type.aliasSymbol?.name ?? type.symbol.name
    const alike = [...this.#names.values()].filter((one) => one.replace(/\d+$/, '') === name).length
    if (!this.#names.has(type)) this.#names.set(type, alike ? `${name}${alike + 1}` : name)
    return `#/components/schemas/${this.#names.get(type)}`
  }

  #fields(type) {
    const properties = {}
    const required = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      const own = this.#typeOf(property)
      const schema = this.schemaOf(own)
      if (!schema) continue
      properties[property.name] = schema
      if (!this.#isOptional(property, own)) required.push(property.name)
    }
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const rest = index ? { additionalProperties: this.schemaOf(index) ?? {} } : {}
    return { type: 'object', properties, required, ...rest }
  }

  #isOptional(property, type) {
    const leftOut = (one) => one.flags & ts.TypeFlags.Undefined
    return property.flags & ts.SymbolFlags.Optional || (type.isUnion() && type.types.some(leftOut))
  }

  #typeOf(symbol) {
    return this.checker.getTypeOfSymbolAtLocation(symbol, this.node)
  }
}
