import { Refused } from '@foerderportal/client/testing/answers'
import { documents, type Kept } from '@foerderportal/client/testing/documents'
import type { UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { antragBereinigen, antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import {
  CLASS_VERSION,
  type AntragFormular,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragStaende, antragStaendeBei, type Aktion } from '@foerderportal/contract/zuwendung/kern/staende'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import type { Eingang } from '@foerderportal/contract/formular/eingang'
import { formular as testFormular } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { kontextHeute, mitZuwendungen, type Antrag } from './antragAntwort.ts'
import type { Dateiablage } from '../../testing/dateiablage.ts'
import { inTagen } from '../../testing/overviews.ts'

/** A fresh form of a company. */
const leeresFormular = (guid: string, { name }: UnternehmenStatus): AntragFormular => ({
  guid,
  classVersion: CLASS_VERSION,
  fertig: false,
  unternehmen: { ...testFormular().unternehmen, unternehmenName: name },
  produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: 'PRIMAERPRODUZENT' },
  foerdergegenstandSeiten: [],
  dokumente: { type: 'AnkNabo' },
})

const entwurf = (nummer: number, firma: UnternehmenStatus, formular: AntragFormular): Antrag => ({
  formular,
  geNr: `GE-2026-${String(nummer).padStart(6, '0')}`,
  status: 'NEUANTRAG_IN_BEARBEITUNG',
  unternehmenGuid: firma.id,
  zeitraum: { von: inTagen(-30), bis: inTagen(60) },
  gespeichertAm: new Date().toISOString(),
  eingang: null,
  nachforderung: null,
  mitzeichnung: null,
  vorlage: null,
})

/** The receipt of what is sent now; those before it stay. */
const quittung = (nummer: number, bisher: Eingang | null): Eingang => ({
  eingangsnummer: `ANK-2026-${String(nummer).padStart(6, '0')}`,
  eingegangenAm: new Date().toISOString(),
  sha256: 'a5'.repeat(32),
  beleg: null,
  fruehere: bisher === null ? [] : [bisher, ...bisher.fruehere],
})

/** With what the server knows of each file that is named. */
const mitDateien = (dateien: Dateiablage, wert: unknown): unknown => {
  if (Array.isArray(wert)) return wert.flatMap((w: unknown) => mitDateien(dateien, w) ?? [])
  if (typeof wert !== 'object' || wert === null) return wert
  if ('uuid' in wert) return dateien.von(String(wert.uuid))
  return Object.fromEntries(Object.entries(wert).map(([name, teil]) => [name, mitDateien(dateien, teil)]))
}

const erlauben = (aktion: Aktion, { status, nachforderung, zeitraum }: Antrag): void => {
  const staende = antragStaendeBei(nachforderung !== null)
  const grund = staende.hindernis(aktion, status, ['ZEICHNUNGSBERECHTIGT'])
  if (grund !== null) throw new Refused(ZUWENDUNG.nichtMoeglich, grund.text)
  const zuSpaet = nachforderung === null && !istOffen(zeitraum, new Date())
  if (zuSpaet && (aktion === 'bearbeiten' || aktion === 'einreichen'))
    throw new Refused(ZUWENDUNG.nichtMoeglich, 'Der Antragszeitraum ist beendet.')
}

/**
 * Applications of one company as the server keeps them: how they are made, saved, sent and removed. What the contract
 * decides (who may, what is missing, what they get) is asked of it.
 */
export const antragsablage = (firma: UnternehmenStatus, dateien: Dateiablage) => {
  const alle = documents<Antrag>(ZUWENDUNG.antragFehlt)
  let angelegte = 0
  let gesendete = 0
  const schreiben = (antrag: Antrag) => alle.put(antrag.formular.guid, antrag)
  /** A change that somebody makes with these headers. */
  const zuAendern = (aktion: Aktion, guid: string, headers: Headers): Antrag => {
    erlauben(aktion, alle.get(guid).value)
    return alle.current(guid, headers)
  }
  const uebernommen = (antrag: Antrag, gesendet: AntragFormular): Antrag => ({
    ...antrag,
    gespeichertAm: new Date().toISOString(),
    formular: mitZuwendungen({
      ...(mitDateien(dateien, gesendet) as AntragFormular), // only files are replaced, each by itself
      unternehmen: antrag.formular.unternehmen,
    }),
  })
  const einreichen = (antrag: Antrag, gesendet: AntragFormular): Kept<Antrag> => {
    const { formular } = uebernommen(antrag, gesendet)
    const kontext = kontextHeute()
    const luecken = antragPruefen(formular, kontext)
    if (luecken.length > 0) throw new Refused(ZUWENDUNG.nichtMoeglich, 'Es fehlen noch Angaben.', luecken)
    gesendete += 1
    return schreiben({
      ...antrag,
      formular: antragBereinigen(formular, kontext),
      status: antragStaende.zeilen.einreichen.nach,
      nachforderung: null,
      eingang: quittung(gesendete, antrag.eingang),
    })
  }
  return {
    lesen: alle.get,
    alle: alle.values,
    schreiben,
    uebernommen,
    anlegen: (guid: string): Kept<Antrag> => {
      if (alle.has(guid)) return alle.get(guid)
      angelegte += 1
      return schreiben(entwurf(angelegte, firma, leeresFormular(guid, firma)))
    },
    speichern: (gesendet: AntragFormular, headers: Headers): Kept<Antrag> =>
      schreiben(uebernommen(zuAendern('bearbeiten', gesendet.guid, headers), gesendet)),
    /** Repeating it answers the same (S4-08). */
    einreichen: (gesendet: AntragFormular, headers: Headers): Kept<Antrag> => {
      const da = alle.get(gesendet.guid)
      if (antragStaende.hindernis('bearbeiten', da.value.status, ['ZEICHNUNGSBERECHTIGT']) !== null) return da
      return einreichen(zuAendern('einreichen', gesendet.guid, headers), gesendet)
    },
    entfernen: (guid: string, headers: Headers): Kept<Antrag> => {
      const da = alle.get(guid)
      zuAendern(da.value.eingang === null ? 'loeschen' : 'zurueckziehen', guid, headers)
      alle.remove(guid)
      return da
    },
  }
}
export type Antragsablage = ReturnType<typeof antragsablage>
