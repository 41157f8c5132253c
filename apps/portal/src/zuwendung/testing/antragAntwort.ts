import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { massgeblicheKlasse } from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import {
  antragStaendeBei,
  type Aktion,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/kern/staende'
import { alsFoerderprogramme, foerderQuoten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import { zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { Eingang } from '@foerderportal/contract/formular/eingang'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { KATEGORIEN, PROGRAMM } from '@foerderportal/contract/zuwendung/testing/testProgramm'

/** An application as the server keeps it; all else that it answers follows from this by the contract. */
export type Antrag = {
  readonly formular: AntragFormular
  readonly geNr: string
  readonly status: GeschaeftStatus
  readonly unternehmenGuid: string
  readonly zeitraum: Zeitraum | null
  readonly gespeichertAm: string
  readonly eingang: Eingang | null
  readonly nachforderung: AntragAntwort['nachforderung']
  readonly mitzeichnung: AntragAntwort['mitzeichnung']
  readonly vorlage: AntragAntwort['vorlage']
}

const quoten = ({ produktgruppenDaten: daten }: AntragFormular) =>
  foerderQuoten(PROGRAMM, { art: daten.antragstellerArt ?? null, groesse: massgeblicheKlasse(daten) })

/** The form with the grants that the programme gives for it. */
export const mitZuwendungen = (formular: AntragFormular): AntragFormular => ({
  ...formular,
  foerdergegenstandSeiten: zuwendungenBerechnen(
    formular.foerdergegenstandSeiten ?? [],
    quoten(formular),
    PROGRAMM.obergrenzen,
  ),
})

const vorhabenbeginn = {
  bearbeitungstage: PROGRAMM.entscheidung.tage,
  vorzeitigErlaubt: PROGRAMM.entscheidung.vorherKaufen,
  zustimmungAb: null,
}

/** What an application is judged against today. */
export const kontextHeute = (): AntragKontext => ({
  heute: tagInBerlin(new Date()),
  kategorien: alsFoerderprogramme(PROGRAMM, { art: null, groesse: null }),
  erlaubteKategorien: [...KATEGORIEN],
  moeglicheAntragstellerArten: PROGRAMM.antragstellerArten,
  moeglicheRechtsformen: PROGRAMM.rechtsformen,
  vorhabenbeginn,
  unterlagen: PROGRAMM.unterlagen,
})

const rechtzeitig = ({ nachforderung, zeitraum }: Antrag, jetzt: Date) =>
  nachforderung === null ? istOffen(zeitraum, jetzt) : Date.parse(nachforderung.frist) > jetzt.getTime()

/** What somebody who may sign is answered. */
export const antragAntwort = (antrag: Antrag): AntragAntwort => {
  const { formular, status, nachforderung } = antrag
  const staende = antragStaendeBei(nachforderung !== null)
  const darf = (aktion: Aktion) => staende.hindernis(aktion, status, ['ZEICHNUNGSBERECHTIGT'])?.text ?? null
  return {
    ...kontextHeute(),
    aenderbar: darf('bearbeiten') === null && rechtzeitig(antrag, new Date()),
    rueckzugGesperrtWeil: darf('zurueckziehen'),
    foerderQuoten: quoten(formular),
    fragebogenUrl: null,
    programmMitFragebogen: false,
    fragebogen: null,
    formular,
    geNr: antrag.geNr,
    geschaeftStatus: status,
    unternehmenGuid: antrag.unternehmenGuid,
    obergrenzen: PROGRAMM.obergrenzen,
    erfassungsZeitraum: antrag.zeitraum,
    gespeichertAm: antrag.gespeichertAm,
    eingang: antrag.eingang,
    mitzeichnung: antrag.mitzeichnung,
    nachforderung,
    vorlage: antrag.vorlage,
  }
}
