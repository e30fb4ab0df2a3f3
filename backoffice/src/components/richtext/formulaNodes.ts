import { Node, type NodeViewRendererProps } from '@tiptap/core'
import { renderFormula } from './formula'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    formula: {
      /** Replaces the selection by a formula, inline or as a block. */
      setFormula: (latex: string, display: boolean) => ReturnType
    }
  }
}

const latex = {
  default: '',
  parseHTML: (element: HTMLElement) => element.dataset.formula ?? '',
  renderHTML: ({ latex: latex }: { latex?: string }) => ({ 'data-formula': latex }),
}

/**
 * A formula is atomic: its LaTeX is in `data-formula`; its content is rendered by the server on save and by this view
 * while editing, and never parsed.
 */
const piece = (name: string, tag: 'span' | 'div') =>
  Node.create({
    name,
    inline: tag === 'span',
    group: tag === 'span' ? 'inline' : 'block',
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({ latex }),
    parseHTML: () => [
      { tag: `${tag}[data-formula]`, getAttrs: (element) => (element.dataset.formula?.trim() ? null : false) },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    renderText: ({ node }) => String(node.attrs.latex),
    addNodeView: () => view(tag),
  })

const view =
  (tag: 'span' | 'div') =>
  ({ node }: NodeViewRendererProps) => {
    const dom = document.createElement(tag)
    const draw = (latex: string) => {
      dom.dataset.formula = latex
      dom.setAttribute('aria-label', `公式 ${latex}`)
      renderFormula(dom, latex, tag === 'div')
    }
    dom.contentEditable = 'false'
    draw(String(node.attrs.latex))
    return {
      dom,
      update: (next: typeof node) => {
        if (next.type !== node.type) return false
        draw(String(next.attrs.latex))
        return true
      },
      ignoreMutation: () => true,
    }
  }

export const Formula = piece('formula', 'span').extend({
  addCommands() {
    return {
      setFormula:
        (latex, display) =>
        ({ commands }) =>
          commands.insertContent({ type: display ? 'formulaBlock' : 'formula', attrs: { latex: latex } }),
    }
  },
})

export const FormulaBlock = piece('formulaBlock', 'div')
