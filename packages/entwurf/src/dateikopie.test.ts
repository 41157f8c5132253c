import { expect, test, vi } from 'vitest'
import { createCipher } from './cipher.ts'
import { Dateikopie, type Dateifund, type Dateikopf } from './dateikopie.ts'
import { browser, speicher } from './testing/speicher.ts'

const TAG = 86_400_000

const welt = () => {
  const s = speicher()
  const b = browser()
  let jetzt = 1_800_000_000_000
  const kopie = async (
    tab: string,
    { formular = 'antrag/1', nutzer = 'wiebke', key = 1, hoechstens = 1000 } = {},
  ) => {
    const cipher = await createCipher(new Uint8Array(32).fill(key), nutzer)
    return new Dateikopie({ ...s, cipher, tabs: b.oeffnen(tab), formular, jetzt: () => jetzt }, hoechstens)
  }
  return { ...s, ...b, kopie, vergehen: (ms: number) => (jetzt += ms) }
}

const kopf = (name: string, groesse = 10): Dateikopf => ({
  schluessel: `schluessel-${name}`,
  feld: 'dokumente.sonstige',
  name,
  typ: 'application/pdf',
  groesse,
})
const inhalt = (text: string) => new Blob([text])

const gelesen = (funde: readonly Dateifund[]) =>
  Promise.all(funde.map(async (fund) => [fund.name, await fund.inhalt?.text()]))

test('[S10-03] a file comes back as it was chosen, with the key under which it was sent', async () => {
  const w = welt()
  const vorher = await w.kopie('a')
  expect(await vorher.merken(kopf('Plan.pdf'), inhalt('%PDF Öl'))).toBe('ganz')
  w.schliessen('a')
  const [fund] = await (await w.kopie('b')).uebernehmen()
  expect(fund).toMatchObject(kopf('Plan.pdf'))
  expect(fund?.inhalt?.type).toBe('application/pdf')
  expect(await fund?.inhalt?.text()).toBe('%PDF Öl')
})

test('[S10-03] several come back in the order in which they were chosen', async () => {
  const w = welt()
  const vorher = await w.kopie('a')
  for (const name of ['2.pdf', '1.pdf']) {
    await vorher.merken(kopf(name), inhalt(name))
    w.vergehen(1)
  }
  w.schliessen('a')
  expect(await gelesen(await (await w.kopie('b')).uebernehmen())).toEqual([
    ['2.pdf', '2.pdf'],
    ['1.pdf', '1.pdf'],
  ])
})

test('[S10-03] what an open window has on its way is its own; what was taken over belongs to the one that took it', async () => {
  const w = welt()
  await (await w.kopie('a')).merken(kopf('Plan.pdf'), inhalt('x'))
  expect(await (await w.kopie('b')).uebernehmen()).toEqual([])
  w.schliessen('a')
  expect(await (await w.kopie('b')).uebernehmen()).toHaveLength(1)
  expect(await (await w.kopie('c')).uebernehmen()).toEqual([])
})

test('[S10-03] what the server has is gone from the device, though it was still being written', async () => {
  const w = welt()
  const kopie = await w.kopie('a')
  const schreibt = kopie.merken(kopf('Plan.pdf'), inhalt('x'))
  await kopie.vergessen(kopf('Plan.pdf').schluessel)
  await schreibt
  expect(w.eintragungen.size).toBe(0)
})

test('[S10-03] a form that is full keeps the name, so that it can be said which file is missing', async () => {
  const w = welt()
  const kopie = await w.kopie('a', { hoechstens: 25 })
  const namen = ['1.pdf', '2.pdf', '3.pdf']
  const wo = await Promise.all(namen.map((name) => kopie.merken(kopf(name), inhalt(name))))
  expect(wo).toEqual(['ganz', 'ganz', 'kopf'])
  await kopie.vergessen(kopf('1.pdf').schluessel)
  expect(await kopie.merken(kopf('4.pdf'), inhalt('4.pdf'))).toBe('ganz')
  w.schliessen('a')
  const funde = await gelesen(await (await w.kopie('b')).uebernehmen())
  expect(funde).toEqual([
    ['2.pdf', '2.pdf'],
    ['3.pdf', undefined],
    ['4.pdf', '4.pdf'],
  ])
})

test('[S10-03] what was taken over counts for what still has room', async () => {
  const w = welt()
  await (await w.kopie('a')).merken(kopf('1.pdf', 20), inhalt('1'))
  w.schliessen('a')
  const kopie = await w.kopie('b', { hoechstens: 25 })
  await kopie.uebernehmen()
  expect(await kopie.merken(kopf('2.pdf'), inhalt('2'))).toBe('kopf')
})

test('[S10-03] a device that is full, or can’t read the file any more, keeps the name; one that forbids it says so', async () => {
  const w = welt()
  const kopie = await w.kopie('a')
  const verschwunden = inhalt('x')
  vi.spyOn(verschwunden, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  expect(await kopie.merken(kopf('1.pdf'), verschwunden)).toBe('kopf')
  w.stand.hoechstensBytes = 500
  expect(await kopie.merken(kopf('2.pdf'), inhalt('x'.repeat(600)))).toBe('kopf')
  w.stand.voll = true
  expect(await kopie.merken(kopf('3.pdf'), inhalt('x'))).toBe('nirgends')
})

test('[S10-03] nothing of it can be read without the key, nor found in the name of another person or form', async () => {
  const w = welt()
  await (
    await w.kopie('a')
  ).merken({ ...kopf('Steuerbescheid.pdf'), schluessel: '0815' }, inhalt('geheim geheim'))
  w.schliessen('a')
  const alles = [...w.eintragungen.values()].map(({ inhalt: bytes, ...rest }) =>
    [JSON.stringify(rest), new TextDecoder('latin1').decode(bytes)].join(),
  )
  for (const wort of ['Steuer', 'geheim', 'sonstige', 'antrag/1']) expect(alles.join()).not.toContain(wort)
  for (const fremd of [{ nutzer: 'paul' }, { key: 2 }, { formular: 'antrag/2' }])
    expect(await (await w.kopie('b', fremd)).uebernehmen()).toEqual([])
})

test('[S10-03] contents that were exchanged on the device open as none', async () => {
  const w = welt()
  const kopie = await w.kopie('a')
  await kopie.merken(kopf('1.pdf'), inhalt('eins'))
  await kopie.merken(kopf('2.pdf'), inhalt('zwei'))
  const [eins, zwei] = ['1.pdf', '2.pdf'].map((name) => `datei/${kopf(name).schluessel}/inhalt`)
  const anderer = w.eintragungen.get(zwei ?? '')
  if (anderer && eins) w.eintragungen.set(eins, { ...anderer, id: eins })
  w.schliessen('a')
  expect(await gelesen(await (await w.kopie('b')).uebernehmen())).toEqual([
    ['1.pdf', undefined],
    ['2.pdf', 'zwei'],
  ])
})

test('[S10-03] after thirty days it is gone, whoever comes', async () => {
  const w = welt()
  await (await w.kopie('a')).merken(kopf('Plan.pdf'), inhalt('x'))
  w.schliessen('a')
  w.vergehen(31 * TAG)
  expect(await (await w.kopie('b', { nutzer: 'paul', key: 2 })).uebernehmen()).toEqual([])
  expect(w.eintragungen.size).toBe(0)
})
