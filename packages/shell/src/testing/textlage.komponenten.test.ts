import { starreSchrift, TEXTSTILE, textZeigen, verlorenerText } from '@foerderportal/ui/testing/textlage'
import { unklarVorgelesen } from '@foerderportal/ui/testing/vorgelesen'
import { afterEach, describe, expect, test } from 'vitest'
import { maengel } from './axe.ts'

afterEach(() => {
  textZeigen()
  document.body.replaceChildren()
})

const zeigen = (html: string) => {
  document.body.innerHTML = `<div style="position:relative;width:20rem;font:1rem/1.2 sans-serif">${html}</div>`
}

describe('[G-16] text that is lost is found:', () => {
  test.each([
    ['cut off to the side', '<p style="width:4rem;overflow:hidden;white-space:nowrap">Landwirtschaft</p>'],
    [
      'cut off by dots',
      '<p style="width:4rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Landwirtschaft</p>',
    ],
    ['cut off below', '<p style="height:1rem;overflow:hidden">Zwei<br>Zeilen</p>'],
    ['out of its colour', '<p style="height:1rem;background:#1f44ad;color:#fff">Zwei<br>Zeilen</p>'],
    ['out of its frame', '<p style="width:4rem;border:1px solid;white-space:nowrap">Landwirtschaft</p>'],
    ['on other text', '<p style="margin:0">Unten</p><p style="position:relative;top:-1.2rem">Oben</p>'],
    [
      'in a field too low for it',
      '<input aria-label="Feld" value="Text" style="box-sizing:border-box;height:.75rem">',
    ],
  ])('%s', (_, html) => {
    zeigen(html)
    expect(verlorenerText()).toHaveLength(1)
  })

  test.each([
    ['what can be scrolled', '<p style="width:4rem;overflow:auto;white-space:nowrap">Landwirtschaft</p>'],
    [
      'what is read out only',
      '<p class="p-nur-vorlesen" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Nur zu hören</p>',
    ],
    ['lines that stand close', '<p style="line-height:1">Zwei<br>Zeilen</p><p>Dritte</p>'],
    [
      'what floats above',
      '<p style="margin:0">Unten</p><p style="position:absolute;z-index:1;top:0;margin:0">Oben</p>',
    ],
    ['what is not there', '<p style="display:none;width:1rem;overflow:hidden">Landwirtschaft</p>'],
  ])('but not %s', (_, html) => {
    zeigen(html)
    expect(verlorenerText()).toEqual([])
  })

  test('with the spacing of WCAG 1.4.12, and with text twice as large', () => {
    zeigen('<p style="width:7rem;overflow:hidden;white-space:nowrap">Landwirtschaft</p>')
    expect(verlorenerText()).toEqual([])
    textZeigen(TEXTSTILE.abstand)
    expect(verlorenerText()).not.toEqual([])
    zeigen('<p style="height:20px;overflow:hidden">Landwirtschaft</p>')
    textZeigen()
    expect(verlorenerText()).toEqual([])
    textZeigen(TEXTSTILE.doppelt)
    expect(verlorenerText()).not.toEqual([])
  })

  test('and a size in pixels that no setting of the browser makes larger', () => {
    zeigen('<p>Wächst</p><p style="font-size:14px">Wächst nicht</p>')
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
