import { playbackRates } from './playerChoices'

type Playable = {
  paused: boolean
  currentTime: number
  duration: number
  volume: number
  muted: boolean
  playbackRate: number
  fullscreen: boolean
  play(): unknown
  pause(): unknown
  getFullscreen(): unknown
  exitFullscreen(): unknown
}

const step = 10

/** Keyboard shortcuts of the player, as its help lists them. */
export const playerKeys: readonly (readonly [keys: string, does: string])[] = [
  ['空格', '播放、暂停'],
  ['← →', '后退、前进10秒'],
  ['↑ ↓', '音量'],
  ['M', '静音'],
  ['< >', '减速、加速'],
  ['F', '全屏'],
  ['P', '画中画'],
]

/** Esc is left to the browser, and keys on a control to that control. True when the key was used. */
export function pressKey(player: Playable, key: string, onControl: boolean): boolean {
  if (onControl && (key === ' ' || key.startsWith('Arrow'))) return false
  switch (key) {
    case ' ':
      void (player.paused ? player.play() : player.pause())
      return true
    case 'ArrowRight':
      player.currentTime = Math.min(player.currentTime + step, player.duration || 0)
      return true
    case 'ArrowLeft':
      player.currentTime = Math.max(player.currentTime - step, 0)
      return true
    case 'ArrowUp':
      player.volume = Math.min(1, player.volume + 0.1)
      return true
    case 'ArrowDown':
      player.volume = Math.max(0, player.volume - 0.1)
      return true
    case 'm':
    case 'M':
      player.muted = !player.muted
      return true
    case '<':
    case '>':
      player.playbackRate = nextRate(player.playbackRate, key === '>' ? 1 : -1)
      return true
    case 'f':
    case 'F':
      void (player.fullscreen ? player.exitFullscreen() : player.getFullscreen())
      return true
    default:
      return false
  }
}

function nextRate(now: number, step: 1 | -1): number {
  const at = playbackRates.findIndex((rate) => rate >= now)
  return playbackRates[at + step] ?? now
}

/** Whether a key belongs to a text field, or to a dialog in front. */
export function isKeyOfOthers(event: KeyboardEvent, stage: Element | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  const { target } = event
  if (target instanceof Element && target.matches('textarea, select, input, [contenteditable]')) return true
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  return dialogs.some((dialog) => !dialog.contains(stage))
}
