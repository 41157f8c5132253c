import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { wertAn } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import {
  antwortStellen,
  offeneStellen,
  stelleVon,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { inTagen } from '../../testing/overviews.ts'
import { kontextHeute, type Antrag } from './antragAntwort.ts'

/** The bank asks about these places of an application that was sent: path of the form to reason. */
export const nachforderung = (
  { formular }: Antrag,
  gruende: Readonly<Record<string, string>>,
): Nachforderung => {
  const daten = { formular, kontext: kontextHeute() }
  const genannt = new Map(Object.entries(gruende).map(([pfad, grund]) => [stelleVon(formular, pfad), grund]))
  const moeglich = antwortStellen(daten)
  const offen = offeneStellen([...genannt.keys()], daten).filter((stelle) => moeglich.has(stelle))
  return {
    grund: 'Das Angebot und der Preis passen noch nicht zusammen.',
    gestelltAm: inTagen(-1),
    frist: inTagen(14),
    stichtag: tagInBerlin(new Date()),
    offen: offen.map((pfad) => ({
      pfad,
      grund: genannt.get(pfad) ?? null,
      eingereicht: wertAn(formular, pfad) ?? null,
    })),
  }
}
