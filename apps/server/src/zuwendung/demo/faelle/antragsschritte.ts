import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { mitWert } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import { einreichungFesthalten } from '../../../platform/einreichung/einreichungFesthalten.ts'
import { ANTRAG_BELEG } from '../../beleg/antragBeleg.ts'
import { standSchreiben } from '../../kern/antragDokument.ts'
import { jahresbudgetReservieren } from '../../jahresbudget/jahresbudgetReservieren.ts'
import { NUMMERNKREIS } from '../../kern/einreichungen.ts'
import { geltendesProgramm } from '../../kern/programmLesen.ts'
import {
  formularZuruecksetzen,
  nachforderungEinfuegen,
  nachforderungErledigen,
} from '../../kern/nachforderungen.ts'
import { geschaeftZurueckziehen, statusSetzen } from '../../kern/repository.ts'
import { festhalten, type Fall, type Umstaende } from './fall.ts'

export type Schritt = (u: Umstaende, fall: Fall) => Promise<void>

/** Sends the form, or its correction: version, submission with its receipt by the same job as everybody's, audit row. */
export const einreichen =
  (nach: number): Schritt =>
  async ({ tx, programme }, fall) => {
    const { guid, formular, betrieb, geschaeft, programm } = fall
    const { unternehmenGuid, person } = betrieb
    const am = fall.nach(nach)
    const stand = {
      guid,
      unternehmen_guid: unternehmenGuid,
      formular,
      version: fall.version,
      geaendert_am: am,
    }
    const angaben = { formular, sub: person.sub, handlung: 'antragEinreichen' }
    const { version } = await standSchreiben({ clock: { now: () => am } }, tx, stand, angaben)
    fall.version = version
    await einreichungFesthalten(tx, {
      dokument: { guid, version, unternehmen_guid: unternehmenGuid },
      nummer: NUMMERNKREIS[programm],
      eingegangenAm: am,
      sub: person.sub,
      inhalt: formular,
      beleg: { aufgabe: ANTRAG_BELEG, mail: false, line: 'demo' },
    })
    await statusSetzen(tx, geschaeft, 'einreichen', am)
    const daten = geltendesProgramm(programme, programm, am)
    await jahresbudgetReservieren(tx, { geschaeft_guid: geschaeft, programm, formular }, daten, am)
  }

export const pruefen =
  (nach: number): Schritt =>
  async (u, fall) => {
    await statusSetzen(u.tx, fall.geschaeft, 'pruefungBeginnen', fall.nach(nach))
    await festhalten(u, fall, u.bank.sabine.sub, 'pruefungBeginnen')
  }

const TAETIGKEIT = 'produktgruppenDaten.haupttaetigkeit'
const STELLEN = [
  { pfad: TAETIGKEIT, grund: 'Bitte nennen Sie auch die Nebenbetriebe.' },
  {
    pfad: 'dokumente.selbsterklaerungVergaberechtlicheVorgaben',
    grund: 'Auf der Erklärung fehlt die Unterschrift.',
  },
]

/** Asks back, with a deadline so many days after it. */
export const nachfordern =
  (nach: number, tage: number): Schritt =>
  async (u, fall) => {
    const { guid, formular, geschaeft } = fall
    const jetzt = fall.nach(nach)
    const { sub } = u.bank.sabine
    const grund = 'Für die Prüfung brauchen wir noch zwei Angaben von Ihnen.'
    const neu = { antragGuid: guid, grund, letzterTag: tagNach(jetzt, tage), stellen: STELLEN, jetzt, sub }
    const nachforderung = guid.replace('d1', 'd3')
    const frist = await nachforderungEinfuegen(u.tx, { ...neu, guid: nachforderung })
    await statusSetzen(u.tx, geschaeft, 'nachfordern', jetzt)
    await formularZuruecksetzen(u.tx, guid, { formular, jetzt })
    fall.version += 1
    const stellen = STELLEN.map(({ pfad }) => pfad)
    await festhalten(u, fall, sub, 'nachfordern', { nachforderung, frist: frist.toISOString(), stellen })
  }

/** What was asked for is answered. */
export const korrigieren =
  (nach: number): Schritt =>
  async ({ tx }, fall) => {
    await nachforderungErledigen(tx, fall.guid, fall.nach(nach))
    const { haupttaetigkeit } = fall.formular.produktgruppenDaten
    fall.formular = mitWert(
      fall.formular,
      TAETIGKEIT,
      `${haupttaetigkeit ?? ''}, Hofladen und Ferienwohnungen`,
    )
  }

export const zurueckziehen =
  (nach: number): Schritt =>
  async (u, fall) => {
    await geschaeftZurueckziehen(u.tx, fall.geschaeft, fall.nach(nach))
    await festhalten(u, fall, fall.betrieb.person.sub, 'antragZurueckziehen')
  }
