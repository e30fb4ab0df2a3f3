import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'
import { cutCharacters } from '@zhuxue/api/characters'

type Typed = HTMLInputElement | HTMLTextAreaElement

interface Limit<Element extends Typed> {
  maxLength?: number
  normalize?: (text: string) => string
  onChange?: ChangeEventHandler<Element>
}

/** Props of an input of at most `maxLength` characters. The attribute of browsers counts UTF-16 units and cuts first. */
export function characterLimit<Element extends Typed>({ maxLength, normalize, onChange }: Limit<Element>) {
  if (maxLength === undefined && !normalize) return { onChange }

  const apply = (event: ChangeEvent<Element> | CompositionEvent<Element>) => {
    const input = event.target as Element
    const text = limited(input.value, maxLength, normalize)
    if (text !== input.value) input.value = text
    onChange?.(event as ChangeEvent<Element>)
  }
  return {
    // An input method inserts its letters first: they are cut when it ends.
    onChange: (event: ChangeEvent<Element>) =>
      (event.nativeEvent as InputEvent).isComposing ? onChange?.(event) : apply(event),
    onCompositionEnd: apply,
  }
}

function limited(text: string, maxLength: number | undefined, normalize: Limit<Typed>['normalize']): string {
  if (maxLength === undefined) return normalize?.(text) ?? text
  const fits = cutCharacters(text, maxLength) === text
  return fits ? text : cutCharacters(normalize?.(text) ?? text, maxLength)
}
