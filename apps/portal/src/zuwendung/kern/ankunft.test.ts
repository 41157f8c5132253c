import type { Roh } from '@foerderportal/entwurf/types'
import { expect, test } from 'vitest'
import { ankunftIn } from '@foerderportal/assistent/seite/bauplan'
import { ANTRAGART } from './antragart.ts'
import { dateiErgaenzen } from '@foerderportal/assistent/korrektur/korrekturplan'

const { eintragen: dateiEintragen } = ankunftIn(ANTRAGART)
const { dokumente, foerdergegenstaende, finanzierung } = ANTRAGART.seiten

const datei = { uuid: '00000000-0000-4000-8000-000000000002', dateiname: 'Neu.pdf' }
const alte = { uuid: '00000000-0000-4000-8000-000000000001', dateiname: 'Alt.pdf' }
const mit = (roh: Roh) => ({ roh: () => roh })

const maschine = { type: 'Maschine', kennung: 'm1', anzahl: '12,,5', dokumentAngebot: [alte] }
const seiten = (dokumentAngebot: unknown[]) => ({
  foerdergegenstandSeiten: [
    {
      kategorie: 'B.1',
      foerdergegenstandKlasse: 'k',
      foerdergegenstaende: [{ ...maschine, dokumentAngebot, dokumentHerstellerBestaetigung: [] }],
    },
  ],
})

test('[R7.2-13] a file that arrives late joins what is typed on its page, be it right or wrong', async () => {
  await Promise.all([dokumente?.bau.load(), foerdergegenstaende?.bau.load()])
  const aufDokumente = mit({ dokumente: { sonstige: [alte], vollmacht: [] } })
  expect(dateiEintragen(aufDokumente, 'dokumente', 'dokumente.sonstige', datei)).toEqual({
    dokumente: { sonstige: [alte, datei], vollmacht: [] },
  })
  expect(
    dateiEintragen(mit(seiten([alte])), 'foerdergegenstaende', 'm1.dokumentAngebot', datei),
  ).toMatchObject(seiten([alte, datei]))
})

test.each([
  ['a field of another page', 'dokumente', 'm1.dokumentAngebot'],
  ['an item that was deleted meanwhile', 'foerdergegenstaende', 'm2.dokumentAngebot'],
  ['a page without files', 'finanzierung', 'dokumente.sonstige'],
])('%s takes none', async (_, seite, feld) => {
  await Promise.all([dokumente?.bau.load(), foerdergegenstaende?.bau.load(), finanzierung?.bau.load()])
  const roh = seite === 'dokumente' ? { dokumente: { sonstige: [] } } : seiten([])
  expect(dateiEintragen(mit(roh), seite, feld, datei)).toBeUndefined()
})

test('[R7.2-13] in a correction it joins the open place that it was chosen for, and no other', () => {
  const felder = { 'dokumente/sonstige': [alte], 'produktgruppenDaten/finanzamt': 'Husum' }
  const eintragen = (feld: string) => dateiErgaenzen(mit({ felder }), 'dokumente', feld, datei)
  expect(eintragen('dokumente.sonstige')).toEqual({
    felder: { ...felder, 'dokumente/sonstige': [alte, datei] },
  })
  expect(eintragen('dokumente.vollmacht')).toBeUndefined()
  expect(eintragen('produktgruppenDaten.finanzamt')).toBeUndefined()
})
