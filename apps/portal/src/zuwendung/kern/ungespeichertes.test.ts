import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { formular } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import type { Teilfund } from '@foerderportal/entwurf/partOf'
import type { Roh } from '@foerderportal/entwurf/types'
import { together } from '@foerderportal/shell/late/late'
import { gelesen } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import { bauVon } from '@foerderportal/assistent/liegendes/fundplan'
import { ungespeichertes } from '@foerderportal/assistent/liegendes/ungespeichertes'
import { expect, test } from 'vitest'
import { ANTRAGART } from './antragart.ts'

const gesendet = ausgefuellt(formular(), { uuid: '30000000-0000-4000-8000-000000000009' })
// only the form is read
const vorgang = { formular: gesendet, nachforderung: null } as unknown as AntragAntwort

const seite = async (name: string) => {
  const bau = await ANTRAGART.seiten[name]?.bau.load()
  if (bau === undefined) throw new Error(name)
  return bau
}

/** What an earlier visit typed on a page that said what is sent now. */
const ausFund = async (name: string, tippen: (roh: Roh) => Roh) => {
  const basis: Roh = (await seite(name)).lesen(gesendet)
  const fund: Teilfund = { id: '1', zu: undefined, zeit: 0, seite: name, basis, roh: tippen(basis) }
  await together(...bauVon(ANTRAGART, [fund])).load()
  return ungespeichertes(ANTRAGART, vorgang)(fund)
}

test('[S10-03] a form that was sent as it was typed left nothing', async () => {
  expect(await ausFund('foerdergegenstaende', (roh) => roh)).toBeUndefined()
})

test('[S10-03] an item that is new is told answer by answer, under its own name', async () => {
  const { lesen } = await seite('foerdergegenstaende')
  const [klasse] = gesendet.foerdergegenstandSeiten ?? []
  const neu = { id: 'm2', type: 'Maschine', hersteller: 'Fendt', typBezeichnung: 'Vario', anzahl: 3 } as const
  const mehr = {
    ...gesendet,
    foerdergegenstandSeiten: klasse && [
      { ...klasse, foerdergegenstaende: [...(klasse.foerdergegenstaende ?? []), neu] },
    ],
  }
  const getippt = await ausFund('foerdergegenstaende', () => lesen(mehr))
  expect(getippt).toEqual(
    expect.arrayContaining([{ feld: expect.stringMatching(/^Anzahl \(Fendt/), text: '3\u00a0Stück' }]),
  )
  expect(getippt?.map(({ text }) => text)).toEqual(expect.arrayContaining(['Fendt', 'Vario']))
  expect(getippt?.map(({ text }) => text)).not.toContain('leer')
})

test('[S10-03] a class of items that is new says what was typed in it', async () => {
  const { lesen } = await seite('foerdergegenstaende')
  const neu = { id: 'm2', type: 'Maschine', hersteller: 'Fendt' } as const
  const andere = { kategorie: 'B.1', foerdergegenstandKlasse: 'andere', foerdergegenstaende: [neu] }
  const mehr = { ...gesendet, foerdergegenstandSeiten: [...(gesendet.foerdergegenstandSeiten ?? []), andere] }
  const getippt = await ausFund('foerdergegenstaende', () => lesen(mehr))
  expect(getippt).toEqual([{ feld: expect.stringContaining('(Fendt'), text: 'Fendt' }])
})

test('[S10-03] a copy of another shape or page, as an earlier version wrote it, says nothing and breaks nothing', async () => {
  const gut: Roh = { ...(await seite('antragsteller')).lesen(gesendet) }
  const alte = { id: '2', zeit: 0, basis: {}, roh: {} } as const
  const funde: Teilfund[] = [
    { ...alte, zu: '2026-01-01', seite: 'antragsteller' },
    { ...alte, zu: undefined, seite: 'vorhaben' },
    { ...alte, zu: undefined, seite: 'antragsteller', basis: gut, roh: gut },
  ]
  await together(...bauVon(ANTRAGART, funde)).load()
  expect(funde.map((fund) => gelesen(ungespeichertes(ANTRAGART, vorgang), fund))).toEqual([[], [], undefined])
})

test('[S10-03] [S4-10] what was typed at an item that is gone is not taken for saved', async () => {
  const fund = (stelle: string): Teilfund => {
    const felder = { [stelle]: 'Fendt' }
    return {
      id: '1',
      zu: '2026-01-01',
      zeit: 0,
      seite: 'foerdergegenstaende',
      basis: { felder },
      roh: { felder },
    }
  }
  const lesen = ungespeichertes(ANTRAGART, vorgang)
  expect(lesen(fund('foerdergegenstand/weg/hersteller'))).toEqual([])
  expect(lesen(fund('produktgruppenDaten/finanzamt'))).toBeUndefined()
})
