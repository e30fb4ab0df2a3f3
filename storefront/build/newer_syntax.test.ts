import { expect, test } from 'vitest'
import { newerInScript, newerInStyles } from './newer_syntax.ts'

test.each([
  ['class A { static { a() } }', 'static block'],
  ['class A { #b; static c(d) { return #b in d } }', '#name in'],
  ['{ using a = b() }', 'using'],
  ["import a from './a.json' with { type: 'json' }", 'import attributes'],
  ['a = /[a--b]/v', 'regular expression with v'],
  ['a = /(?<!b)c/', 'lookbehind'],
])('newer syntax is found in a script: %s', (text, found) => expect(newerInScript(text)).toEqual([found]))

test.each([
  ['@layer a { b { color: red } }', '@layer'],
  ['@layer a, b;', '@layer'],
  ['@media (width<=767px) { a { color: red } }', 'range of a media query'],
  ['@container (max-width: 1px) { a { color: red } }', 'container query'],
  ['a { & b { color: red } }', 'nesting'],
  ['a { @media print { b { color: red } } }', 'nesting'],
  ['a { height: 100dvh }', 'height: 100dvh'],
  ['a { background: color-mix(in srgb, red, blue) }', 'background: color-mix(in srgb, red, blue)'],
  ['a { height: 100vh; height: calc(100dvh - var(--b)) }', 'height: calc(100dvh - var(--b))'],
  ['a { translate: 1px 0 }', 'translate'],
])('newer syntax is found in styles: %s', (text, found) => expect(newerInStyles(text)).toEqual([found]))

test.each([
  'a { height: 100vh; height: 100dvh }',
  'a { height: min(1px, 1dvh) } @supports not (height: 1dvh) { a { height: min(1px, 1vh) } }',
  '@container (max-width: 1px) { a { top: 0 } } @supports not (container-type: inline-size) { @media (max-width: 9px) { a { top: 0 } } }',
  'a { top: 0 } @supports (top: 1dvh) { a { top: calc(1dvh - var(--b)) } }',
  '@media (max-width: 767px) { a { color: red } }',
])('newer syntax with a fallback is accepted: %s', (text) => expect(newerInStyles(text)).toEqual([]))
