import { MacroDefinitions, FormulaMaxLength, FormulaOptions, messages } from '@zhuxue/api/rich-text'
import katex from 'katex'

/** The LaTeX error as a message for the author; null when it renders. */
export function formulaError(latex: string): string | null {
  if (!latex.trim()) return messages.formulaEmpty
  if (latex.length > FormulaMaxLength) return messages.formulaTooLong
  if (MacroDefinitions.test(latex)) return messages.formulaDefines
  try {
    katex.renderToString(latex, FormulaOptions)
    return null
  } catch (error) {
    return inChinese(error)
  }
}

function inChinese(error: unknown): string {
  if (!(error instanceof katex.ParseError)) return messages.formulaWrong
  const { rawMessage, position } = error
  const command = /Undefined control sequence: (\S+)/.exec(rawMessage)?.[1]
  if (command) return `没有 ${command} 这个命令`
  const environment = /No such environment: (\S+)/.exec(rawMessage)?.[1]
  if (environment) return `没有 ${environment} 这个环境`
  if (/end of input|got 'EOF'|Expected '}'|got '}'/.test(rawMessage)) return '括号没有成对'
  return position === undefined ? messages.formulaWrong : `第 ${position + 1} 个字符附近有错误`
}

export function renderFormula(element: HTMLElement, latex: string, display: boolean) {
  if (formulaError(latex)) element.textContent = latex
  else katex.render(latex, element, { ...FormulaOptions, displayMode: display })
}

export function renderFormulas(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll<HTMLElement>('[data-formula]')) {
    renderFormula(element, element.dataset.formula ?? '', element.localName === 'div')
  }
  return body.innerHTML
}
