type Playable = {
  paused: boolean
  currentTime: number
  duration: number
  volume: number
  fullscreen: boolean
  play(): unknown
  pause(): unknown
  getFullscreen(): unknown
  exitFullscreen(): unknown
}

const step = 10

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
    case 'f':
    case 'F':
      void (player.fullscreen ? player.exitFullscreen() : player.getFullscreen())
      return true
    default:
      return false
  }
}
