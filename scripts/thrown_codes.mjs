import ts from 'typescript'

/** Errors with a response of their own; `UserError` carries its code. */
const fixedCodes = { NotFound: 'not-found' }
const codedError = 'UserError'

/**
 * The codes of expected errors that a function can throw, itself or through what it refers to. A superset: conditions are
 * not evaluated.
 */
export class ThrownCodes {
  #facts = new Map()
  #subclasses

  constructor(program) {
    this.program = program
    this.checker = program.getTypeChecker()
  }

  /** @returns sorted codes */
  of(declaration) {
    const codes = new Set()
    const seen = new Set([declaration])
    for (const node of seen) {
      const facts = this.#factsOf(node)
      for (const code of facts.codes) codes.add(code)
      for (const used of facts.uses) seen.add(used)
    }
    return [...codes].sort()
  }

  #factsOf(declaration) {
    const known = this.#facts.get(declaration)
    if (known) return known
    const facts = { codes: new Set(), uses: new Set() }
    this.#facts.set(declaration, facts)
    const visit = (node) => {
      if (ts.isTypeNode(node)) return
      if (this.#isConstruction(node)) this.#addCodes(node, facts.codes)
      if (ts.isMemberName(node)) this.#addUses(node, facts.uses)
      // The members of a class count when they are used.
      if (!ts.isClassLike(node)) ts.forEachChild(node, visit)
    }
    ts.forEachChild(declaration, visit)
    return facts
  }

  #isConstruction(node) {
    return (
      ts.isNewExpression(node) || (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)
    )
  }

  #addCodes(node, codes) {
    const type = this.checker.getTypeAtLocation(node.expression)
    const name = type.symbol?.name
    if (fixedCodes[name]) codes.add(fixedCodes[name])
    if (name !== codedError) return
    for (const code of this.#codesOf(node.arguments?.[1])) codes.add(code)
  }

  #codesOf(options) {
    const property = options && this.checker.getTypeAtLocation(options).getProperty('code')
    if (!property) return ['error']
    const type = this.checker.getTypeOfSymbolAtLocation(property, options)
    return (type.isUnion() ? type.types : [type]).map((one) => (one.isStringLiteral() ? one.value : 'error'))
  }

  #addUses(identifier, uses) {
    const { parent } = identifier
    const isShorthand = ts.isShorthandPropertyAssignment(parent)
    const symbol = isShorthand
      ? this.checker.getShorthandAssignmentValueSymbol(parent)
      : this.checker.getSymbolAtLocation(identifier)
    for (const declaration of this.#resolved(symbol)?.declarations ?? []) {
      for (const used of this.#implementations(declaration)) uses.add(used)
    }
  }

  #resolved(symbol) {
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  #implementations(declaration) {
    if (declaration.getSourceFile().isDeclarationFile) return []
    if (ts.isClassLike(declaration)) return declaration.members.filter(ts.isConstructorDeclaration)
    if (ts.isMethodSignature(declaration)) return this.#overrides(declaration)
    if (ts.isMethodDeclaration(declaration) && !declaration.body) return this.#overrides(declaration)
    if (ts.isFunctionLike(declaration) || ts.isPropertyDeclaration(declaration)) return [declaration]
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) return [declaration]
    return []
  }

  /** The methods of the classes that implement an abstract one. */
  #overrides({ parent, name }) {
    this.#subclasses ??= this.#classesByParent()
    return (this.#subclasses.get(parent) ?? [])
      .flatMap(({ members }) => [...members])
      .filter((member) => ts.isMethodDeclaration(member) && member.body && member.name.getText() === name.getText())
  }

  #classesByParent() {
    const classes = new Map()
    const visit = (node) => {
      if (ts.isClassLike(node)) {
        for (const { expression } of (node.heritageClauses ?? []).flatMap(({ types }) => [...types])) {
          const symbol = this.#resolved(this.checker.getSymbolAtLocation(expression))
          for (const parent of symbol?.declarations ?? []) classes.set(parent, [...(classes.get(parent) ?? []), node])
        }
      }
      ts.forEachChild(node, visit)
    }
    for (const file of this.program.getSourceFiles()) if (!file.isDeclarationFile) ts.forEachChild(file, visit)
    return classes
  }
}
