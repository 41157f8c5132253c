import { starreSchrift, TEXTSTILE, textZeigen, verlorenerText } from '@foerderportal/ui/testing/textlage'
import { unklarVorgelesen } from '@foerderportal/ui/testing/vorgelesen'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maengel } from './axe.ts'

/** What other tests of this browser have left: no style of the apps is about these boxes. */
let fremde: readonly StyleSheet[] = []
let uebernommene: CSSStyleSheet[] = []
beforeEach(() => {
  fremde = [...document.styleSheets].filter(({ disabled }) => !disabled)
  for (const blatt of fremde) blatt.disabled = true
  uebernommene = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = []
  document.documentElement.removeAttribute('style')
})
afterEach(() => {
  document.adoptedStyleSheets = uebernommene
  for (const blatt of fremde) blatt.disabled = false
  document.body.replaceChildren()
})

const zeigen = (html: string) => {
  document.body.innerHTML = `<div style="position:relative;width:20rem;font:1rem/1.2 sans-serif">${html}</div>`
}

describe('[G-16] text that is lost is found:', () => {
  test.each([
    [
      'cut off to the side',
      '<div style="width:4rem;overflow:hidden;white-space:nowrap">Landwirtschaft</div>',
    ],
    [
      'cut off by dots',
      '<div style="width:4rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Landwirtschaft</div>',
    ],
    ['cut off below', '<div style="height:1rem;overflow:hidden">Zwei<br>Zeilen</div>'],
    ['out of its colour', '<div style="height:1rem;background:#1f44ad;color:#fff">Zwei<br>Zeilen</div>'],
    ['out of its frame', '<div style="width:4rem;border:1px solid;white-space:nowrap">Landwirtschaft</div>'],
    [
      'on other text',
      '<div style="margin:0">Unten</div><div style="position:relative;top:-1.2rem">Oben</div>',
    ],
    [
      'in a field too low for it',
      '<input aria-label="Feld" value="Text" style="box-sizing:border-box;height:.75rem">',
    ],
  ])('%s', (_, html) => {
    zeigen(html)
    expect(verlorenerText()).toHaveLength(1)
  })

  test.each([
    ['what can be scrolled', '<div style="width:4rem;overflow:auto;white-space:nowrap">Landwirtschaft</div>'],
    [
      'what is read out only',
      '<div class="p-nur-vorlesen" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Nur zu hören</div>',
    ],
    ['lines that stand close', '<div style="line-height:1">Zwei<br>Zeilen</div><div>Dritte</div>'],
    [
      'what floats above',
      '<div style="margin:0">Unten</div><div style="position:absolute;z-index:1;top:0;margin:0">Oben</div>',
    ],
    ['what is not there', '<div style="display:none;width:1rem;overflow:hidden">Landwirtschaft</div>'],
  ])('but not %s', (_, html) => {
    zeigen(html)
    expect(verlorenerText()).toEqual([])
  })

  test('with the spacing of WCAG 1.4.12, and with text twice as large', () => {
    zeigen('<div id="eng" style="width:max-content;overflow:hidden;white-space:nowrap">Landwirtschaft</div>')
    // As wide as its text is, in whatever font.
    const eng = document.getElementById('eng')
    if (eng) eng.style.width = `${eng.getBoundingClientRect().width}px`
    expect(verlorenerText()).toEqual([])
    textZeigen(TEXTSTILE.abstand)
    expect(verlorenerText()).not.toEqual([])
    zeigen('<div style="height:20px;overflow:hidden">Landwirtschaft</div>')
    textZeigen()
    expect(verlorenerText()).toEqual([])
    textZeigen(TEXTSTILE.doppelt)
    expect(verlorenerText()).not.toEqual([])
  })

  test('and a size in pixels that no setting of the browser makes larger', () => {
    zeigen('<div>Wächst</div><div style="font-size:14px">Wächst nicht</div>')
    expect(starreSchrift()).toEqual([expect.stringContaining('Wächst nicht')])
  })
})

describe('[G-15] what says too little is found:', () => {
  test.each([
    ['a form without a name', '<form></form>'],
    ['a name that nothing has', '<form aria-labelledby="gibtesnicht"></form>'],
    ['a group without a name', '<fieldset><p>Text</p></fieldset>'],
    ['two places of one name', '<a href="/a">Öffnen</a> <a href="/b">Öffnen</a>'],
    ['a new tab', '<a href="/a" target="_blank">Bank</a>'],
  ])('%s', async (_, html) => {
    zeigen(html)
    expect(unklarVorgelesen()).toHaveLength(1)
    expect((await maengel()).filter((mangel) => mangel === unklarVorgelesen()[0])).toHaveLength(1)
  })

  test.each([
    ['a group by its legend', '<fieldset><legend>Art</legend></fieldset>'],
    ['fields that are turned off together', '<fieldset role="presentation" disabled></fieldset>'],
    ['two links to one place', '<a href="/a">Öffnen</a> <a href="/a">Öffnen</a>'],
    [
      'two that what stands beside them tells apart',
      '<i id="n">1</i><a href="/a" aria-describedby="n">Öffnen</a> <a href="/b">Öffnen</a>',
    ],
    ['a new tab that is told', '<a href="/a" target="_blank">Bank (neuer Tab)</a>'],
  ])('but not %s', (_, html) => {
    zeigen(html)
    expect(unklarVorgelesen()).toEqual([])
  })
})
