import { expect, test } from 'vitest'
import { neueTabsAnsagen } from './neueTabs.ts'

test.each([
  ['<a href="x" target="_blank">Bank</a>.', '<a href="x" target="_blank">Bank (neuer Tab)</a>.'],
  ['<A TARGET=_blank href=x>\n  Bank\n</A >', '<A TARGET=_blank href=x>\n  Bank (neuer Tab)</A >'],
  [
    '<a target="bild"><b>Bild</b></a> und <a href="y">hier</a>',
    '<a target="bild"><b>Bild</b> (neuer Tab)</a> und <a href="y">hier</a>',
  ],
])('[G-15] a link says that it opens a new tab: %s', (vorher, nachher) => {
  expect(neueTabsAnsagen(vorher)).toBe(nachher)
})

test.each([
  '<a href="#hier">Hier</a>',
  '<a href="/" target="_top">Zum Portal</a>',
  '<a href="x" target="_blank">Bank (öffnet ein neues Fenster)</a>',
  '<a href="x" target="_blank">In neuem Tab öffnen</a>',
  '<a href="x" target="_blank">ohne Ende',
  '</a> <p>target="_blank"</p>',
])('whatever says it already, or opens none, stays as it is: %s', (html) => {
  expect(neueTabsAnsagen(html)).toBe(html)
})
