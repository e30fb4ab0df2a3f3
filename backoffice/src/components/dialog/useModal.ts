import { App, type ModalFuncProps } from 'antd'
import { findOpener, restoreFocus } from './useRestoreFocus'

type Kind = 'confirm' | 'info' | 'success' | 'warning'

/** Questions and notices of the library, which know no way back to what was chosen from a menu. */
export function useModal() {
  const { modal } = App.useApp()

  const show = (kind: Kind) => (props: ModalFuncProps) => {
    const opener = findOpener()
    return modal[kind]({
      ...props,
      afterClose: () => {
        // Its button has the focus until it is drawn without it.
        requestAnimationFrame(() => restoreFocus(opener))
        props.afterClose?.()
      },
    })
  }
  return { confirm: show('confirm'), info: show('info'), success: show('success'), warning: show('warning') }
}
