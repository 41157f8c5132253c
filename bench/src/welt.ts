import { randomUUID } from 'node:crypto'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { angemeldet, type Angemeldet } from '../../e2e/src/api.ts'
import { entwurfAnlegen, hofAnlegen } from '../../e2e/src/antrag/antrag.ts'

export type Fall = { readonly unternehmenGuid: string; readonly formular: AntragFormular; version: number }

/** Bytes of JSON that a save carries (rule L-02). */
const GROESSE = 8_192

/** Fills the form with machines and text until its JSON has the size that the budget names. */
const aufGroesse = (formular: AntragFormular): AntragFormular => {
  const gross: AntragFormular = {
    ...formular,
    foerdergegenstandSeiten: [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mulchpflanzmaschine',
        foerdergegenstaende: Array.from({ length: 8 }, (_, i) => ({
          type: 'Maschine' as const,
          id: randomUUID(),
          anbieter: 'Landtechnik Nord GmbH & Co. KG',
          hersteller: 'Beispiel & Söhne',
          typBezeichnung: `Mulchpflanzmaschine MP ${300 + i}`,
          anzahl: 1 + i,
          anschaffungskostenNettoEinzeln: 12_480.5,
        })),
      },
    ],
  }
  const fehlt = GROESSE - Buffer.byteLength(JSON.stringify(gross)) - 24
  return { ...gross, uiStorage: { notiz: 'x'.repeat(Math.max(0, fehlt)) } }
}

const fallAnlegen = async (wer: Angemeldet, nr: number): Promise<Fall> => {
  const unternehmenGuid = await hofAnlegen(wer, nr)
  const formular = aufGroesse(await entwurfAnlegen(wer, unternehmenGuid))
  const gespeichert = await wer.rufen(antragSpeichern, { body: formular })
  if (gespeichert.status !== 200)
    throw new Error(`form ${nr}: ${gespeichert.status} ${JSON.stringify(gespeichert.body)}`)
  return {
    unternehmenGuid,
    formular: gespeichert.body.formular,
    version: Number(gespeichert.etag?.replaceAll('"', '')),
  }
}

/** Companies with one draft each, made through the portal's own calls by an adviser who acts for many. */
export const weltAnlegen = async (portalUrl: string, anzahl: number) => {
  const wer = await angemeldet(portalUrl, 'max.mehrfach')
  const faelle: Fall[] = []
  for (let nr = 1; nr <= anzahl; nr++) faelle.push(await fallAnlegen(wer, nr))
  return { wer, faelle }
}
