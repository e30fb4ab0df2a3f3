import { App, type ModalFuncProps } from 'antd'
import { findOpener, restoreFocus } from './useRestoreFocus'

type Kind = 'confirm' | 'info' | 'success' | 'warning'

/**
 * antd's `modal`, which does not return the focus to the opener in a menu. A question whose answer does harm starts on
 * its other button, so that Enter keeps everything.
 */
export function useModal() {
  const { modal } = App.useApp()

  const show = (kind: Kind) => (props: ModalFuncProps) => {
    const opener = findOpener()
    return modal[kind]({
      autoFocusButton: props.okButtonProps?.danger ? 'cancel' : 'ok',
      ...props,
      afterClose: () => {
        // The button has the focus until it is unmounted.
        requestAnimationFrame(() => restoreFocus(opener))
        props.afterClose?.()
      },
    })
  }
  return { confirm: show('confirm'), info: show('info'), success: show('success'), warning: show('warning') }
}
