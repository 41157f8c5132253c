import type { Fund, Kopie } from '@foerderportal/entwurf/types'
import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { expect, test } from 'vitest'
import { ABLEHNUNG, bankpruefung, RECHNUNG } from '../testing/bankpruefungsdienst.ts'
import { pruefungsentwurf } from './pruefungsentwurf.ts'
import { werteVon } from './werte.ts'

const BELEG = { dateiGuid: RECHNUNG.uuid, seite: 1, zitat: null, stelle: null }

/** A check whose first answer a colleague has proved meanwhile. */
const belegt = bankpruefung(['SACHBEARBEITUNG'], {
  stand: 'ENTWURF',
  inhalt: {
    ...ABLEHNUNG,
    punkte: ABLEHNUNG.punkte.map((punkt, i) => (i === 0 ? { ...punkt, belege: [BELEG] } : punkt)),
  },
})

/** What the page wrote before an answer had evidence. */
const alterFund = (text: string): Fund => {
  const { punkte, ...werte } = werteVon(ABLEHNUNG, belegt)
  const ohneBelege = punkte.map(({ id, ergebnis, text: vermerk }) => ({ id, ergebnis, text: vermerk }))
  const getippt = ohneBelege.map((punkt) => (punkt.id === 'Z1' ? { ...punkt, text } : punkt))
  const basis = { ...werte, punkte: ohneBelege }
  return { id: '1', seite: SEITE, zeit: 0, basis, roh: { ...werte, punkte: getippt } }
}

const geraet = (fund: Fund): Kopie => {
  const stand = { laeuft: false, gescheitert: false, um: undefined }
  return {
    merken: () => undefined,
    vergessen: () => undefined,
    stand: () => stand,
    subscribe: () => () => undefined,
    verwaiste: async (nehmen) => void (await nehmen([fund])),
  }
}

test('[A-13] [S10-03] what lies on a device from before answers had evidence comes back, beside the evidence of today', async () => {
  const entwurf = pruefungsentwurf({
    anfang: { wert: belegt, version: 1 },
    gespeichert: () => undefined,
    ueberholt: () => undefined,
  })
  await entwurf.anschliessen(geraet(alterFund('Noch nicht gespeichert.')))
  entwurf.oeffnen()
  expect(entwurf.meldung()?.art).toBe('wiederhergestellt')
  expect(entwurf.wert().punkte[0]).toMatchObject({ text: 'Noch nicht gespeichert.', belege: [BELEG] })
  expect(entwurf.stand().art).not.toBe('konflikt')
  expect(entwurf.roh(SEITE)).toMatchObject({ punkte: [{ belege: [BELEG] }, { belege: [] }] })
  entwurf.aufgeben()
})
