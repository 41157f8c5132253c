import { expect, test, vi } from 'vitest'
import { beginPage } from './pageLife.ts'

const seite = () => beginPage(() => undefined, { fetch, XMLHttpRequest })
const gehalten = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)

test('a page that is over gives its locks back and takes no other, whatever its scripts began before', async () => {
  const { navigator: eigener, end } = seite()
  void eigener.locks.request('vorher', () => new Promise(() => undefined))
  await expect.poll(gehalten).toEqual(['vorher'])
  end()
  await expect.poll(gehalten).toEqual([])

  // as what was sealed or looked up meanwhile would go on
  let hatte = false
  void eigener.locks.request('nachher', () => {
    hatte = true
    return new Promise(() => undefined)
  })
  const naechste = seite()
  expect(await naechste.navigator.locks.request('nachher', () => 'frei')).toBe('frei')
  naechste.end()
  expect(hatte).toBe(false)
})

test('a database that opens when its page is over holds up nobody', async () => {
  const { end } = seite()
  const anfrage = indexedDB.open('spaet', 1)
  const offen = new Promise((fertig) => anfrage.addEventListener('success', fertig))
  end()
  await offen
  await new Promise((fertig, scheitern) => {
    const loeschen = indexedDB.deleteDatabase('spaet')
    loeschen.onsuccess = fertig
    loeschen.onblocked = () => scheitern(new Error('Die Datenbank ist noch offen.'))
  })
})

test('a page that is over leads nowhere, whatever it was about to open', async () => {
  const weg: string[] = []
  const { location: eigene, end } = beginPage((url) => weg.push(url), { fetch, XMLHttpRequest })
  expect([eigene.href, eigene.toString()]).toEqual([location.href, location.href])
  eigene.assign('/anderswo')
  await expect.poll(() => weg).toEqual([`${location.origin}/anderswo`])
  end()
  eigene.assign('/nirgendwo')
  eigene.href = '/nirgendwo'
  expect(weg).toHaveLength(1)
})

test('a page that is over changes no address, and what it was about to write throws at nobody', async () => {
  const vorher = location.href
  const { end } = seite()
  // as the router does: later, by the function that is there then, without its object
  const schreiben = () => {
    // eslint-disable-next-line typescript/unbound-method -- that is what it does
    const { pushState } = history
    pushState(null, '', '/nirgendwo')
  }
  const spaeter = Promise.resolve().then(schreiben)
  end()
  await spaeter
  expect(location.href).toBe(vorher)
  const naechste = seite()
  history.replaceState(history.state, '', '#da')
  expect(location.hash).toBe('#da')
  history.replaceState(history.state, '', vorher)
  naechste.end()
})

// Files share one document, one after the other: what is left in the browser's place answers there, too.
for (const mal of ['the first', 'the next'])
  test(`a link that a test has put to sleep works in another one: ${mal}`, () => {
    const link = document.createElement('a')
    let geklickt = 0
    link.addEventListener('click', () => (geklickt += 1))
    link.click()
    expect(geklickt).toBe(1)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    link.click()
    expect(geklickt).toBe(1)
  })
