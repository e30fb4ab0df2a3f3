import { I18N, langZhCn, Loading, PlayIcon, Progress, SimplePlayer, Start, TimeIcon, Util, VolumeIcon } from 'xgplayer'
import FullscreenIcon from 'xgplayer/es/plugins/fullscreen'
import Definition from 'xgplayer/es/plugins/definition'
import ErrorScreen from 'xgplayer/es/plugins/error'
import MobileGestures from 'xgplayer/es/plugins/mobile'
import PcGestures from 'xgplayer/es/plugins/pc'
import PlaybackRate from 'xgplayer/es/plugins/playbackRate'
import Replay from 'xgplayer/es/plugins/replay'

// oxlint-disable-next-line react/rules-of-hooks -- a method of xgplayer, not React's
I18N.use(langZhCn)

// xgplayer writes style attributes, which our CSP forbids; properties are allowed.
const createDom = Util.createDom
Util.createDom = (tag, html, { style, ...attributes }: Record<string, string> = {}, names) => {
  const element = createDom(tag, html, attributes, names)
  if (style) element.style.cssText = style
  return element
}

/** The volume bar without its style attribute; the plugin sets the height itself. */
class Volume extends VolumeIcon {
  render() {
    return super.render()?.replace(/ style="[^"]*"/, '')
  }
}

const common = [Start, PlayIcon, Progress, TimeIcon, Volume, FullscreenIcon]
const extra = [Definition, PlaybackRate, Loading, Replay, ErrorScreen]

/** The default preset writes style attributes in several places. */
export function pluginsFor(touch: boolean, live: boolean): never[] {
  const time = live ? [Progress, TimeIcon, PlaybackRate] : []
  const all = [...common, ...extra, touch ? MobileGestures : PcGestures]
  return all.filter((plugin) => !(time as unknown[]).includes(plugin)) as never[]
}

export { SimplePlayer as Player }
export { Events } from 'xgplayer'
